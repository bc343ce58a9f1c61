import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../lib/test.mts';

const PAGE = '/blog/introducing-rslib';
const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened');
const button = (page: Page) =>
  page.getByRole('button', { name: /^Enlarge image: One source folder/ });

/** The library ignores everything while the image moves. */
async function atRest(page: Page): Promise<void> {
  await expect(zoomed(page)).toBeVisible();
  const finish = () => Promise.all(document.getAnimations().map(({ finished }) => finished));
  await zoomed(page).evaluate(finish);
}

async function open(page: Page): Promise<void> {
  await button(page).click();
  await atRest(page);
}

test('pointer and keyboard enlarge and close an image @no-hydration', async ({ page }) => {
  await page.goto(PAGE);
  await open(page);
  await zoomed(page).click();
  await expect(zoomed(page)).toHaveCount(0);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await atRest(page);
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  for (const key of ['Escape', 'Tab', 'Enter']) {
    await test.step(`called back by ${key}`, async () => {
      await button(page).evaluate(async (element: HTMLElement, called) => {
        element.focus();
        element.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (called === 'Enter') element.click();
        else element.dispatchEvent(new KeyboardEvent('keydown', { key: called, bubbles: true }));
      }, key);
      await page.waitForTimeout(200);
      await expect(zoomed(page)).toHaveCount(0);
    });
  }
});

test('a drawing grows to the window; scrolling beyond 40 px and a new size close it; with global parts off it is plain @no-hydration @F61', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(PAGE);
  await open(page);
  const own = await zoomed(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
  const { width } = (await zoomed(page).boundingBox())!;
  expect(width).toBeGreaterThan(own);
  await page.evaluate(() => scrollBy(0, 40));
  await page.waitForTimeout(700);
  await expect(zoomed(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 1));
  await expect(zoomed(page)).toHaveCount(0);
  await open(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(zoomed(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  expect((await zoomed(page).boundingBox())!.width).toBeCloseTo(1440 - 2 * 16, 0);
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toHaveCount(0);

  await page.goto(`${PAGE}?globalUIComponents=0`);
  const image = page.getByRole('img', { name: /^One source folder/ });
  await expect(image).toBeVisible();
  await expect(page.getByRole('button', { name: /^Enlarge image/ })).toHaveCount(0);
  await image.click();
  await page.waitForTimeout(300);
  await expect(zoomed(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap leaves the image: the page is hardly wider @no-hydration', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator('.prose [data-zoom] img').first().tap();
    await page.waitForTimeout(450);
    await expect(zoomed(page)).toHaveCount(0);
  });
});

test('only images of the text zoom, and another page closes them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/first-view/imageZoom')) loaded.push(request.url());
  });
  await openApp(page, '/blog/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Introducing/ })
    .first()
    .click();
  await expect(page).toHaveURL(PAGE);
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/img/favicon.svg';
    image.alt = 'outside';
    document.querySelector('main')!.prepend(image);
  });
  await page.getByRole('img', { name: 'outside' }).click();
  await page.waitForTimeout(300);
  await expect(zoomed(page)).toHaveCount(0);
  expect(loaded).toEqual([]);
  await open(page);
  expect(loaded).toHaveLength(1);
  await page.goBack();
  await expect(zoomed(page)).toHaveCount(0);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});
