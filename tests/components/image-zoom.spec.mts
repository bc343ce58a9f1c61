import type { Page } from '@playwright/test';
import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

const PAGE = '/blog/introducing-rslib';
const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened');

/** The library ignores everything while the image moves. */
async function atRest(page: Page): Promise<void> {
  await expect(zoomed(page)).toBeVisible();
  const finish = () => Promise.all(document.getAnimations().map(({ finished }) => finished));
  await zoomed(page).evaluate(finish);
}

async function open(page: Page, lang: 'en' | 'zh' = 'en'): Promise<void> {
  const name = text(lang, 'image-zoom.open.label', 'Enlarge image: {alt}').split('{')[0]!;
  await page.getByRole('button', { name }).click();
  await atRest(page);
}

for (const lang of inTurn('en')) {
  test(`an image of the text is enlarged, and closed by a click (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, PAGE));
    await open(page, lang);
    await expect(page.locator('.medium-zoom-overlay')).toHaveCSS(
      'background-color',
      'rgb(251, 252, 251)',
    );
    await expect(zoomed(page)).toHaveCSS('transition-duration', '0.3s');
    await zoomed(page).click();
    await expect(zoomed(page)).toHaveCount(0);
    await open(page, lang);
    await page.mouse.click(5, 5);
    await expect(zoomed(page)).toHaveCount(0);
  });
}

test('it waits 100 ms, then grows for 300 ms, and may be called back until then @no-hydration', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const times = { pressed: 0, run: 0, end: 0 };
    Object.assign(window, { times });
    addEventListener('click', () => (times.pressed = performance.now()), true);
    const note = (key: 'run' | 'end') => (event: TransitionEvent) => {
      if ((event.target as Element).matches('img')) times[key] = performance.now();
    };
    addEventListener('transitionrun', note('run'), true);
    addEventListener('transitionend', note('end'), true);
  });
  await page.goto(PAGE);
  // The first press loads the code, which takes its own time.
  await open(page);
  await zoomed(page).click();
  await expect(zoomed(page)).toHaveCount(0);
  await open(page);
  const { pressed, run, end } = await page.evaluate(
    () => (window as unknown as { times: Record<'pressed' | 'run' | 'end', number> }).times,
  );
  expect(run - pressed).toBeGreaterThanOrEqual(99);
  expect(run - pressed).toBeLessThan(250);
  expect(end - run).toBeGreaterThan(280);
  expect(end - run).toBeLessThan(450);
  await zoomed(page).click();
  await expect(zoomed(page)).toHaveCount(0);
  for (const key of ['Escape', 'Tab', 'Enter']) {
    const button = page.getByRole('button', { name: /^Enlarge image: One source folder/ });
    await button.evaluate(async (element: HTMLElement, called) => {
      element.focus();
      element.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (called === 'Enter') element.click();
      else element.dispatchEvent(new KeyboardEvent('keydown', { key: called, bubbles: true }));
    }, key);
    await page.waitForTimeout(200);
    await expect(zoomed(page)).toHaveCount(0);
  }
});

test('the keyboard opens with Enter, closes with Escape and keeps its place @no-hydration', async ({
  page,
}) => {
  await page.goto(PAGE);
  const button = page.getByRole('button', { name: /^Enlarge image: One source folder/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await atRest(page);
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a drawing grows to the window; scrolling beyond 40 px and a new size close it @no-hydration @F61', async ({
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
});

test('going to another page closes it', async ({ page }) => {
  await page.goto('/guide/start/');
  await appStarted(page);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Introducing/ })
    .first()
    .click();
  await open(page);
  await page.goBack();
  await expect(zoomed(page)).toHaveCount(0);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});

test('with global parts off, images are plain @no-hydration', async ({ page }) => {
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

  test('a tap leaves the image as it is: the page is hardly wider @no-hydration', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.locator('.prose [data-zoom] img').first().tap();
    await page.waitForTimeout(450);
    await expect(zoomed(page)).toHaveCount(0);
  });
});

test('images outside of the text do not zoom, and nothing is loaded before it is needed', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await appStarted(page);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/img/favicon.svg';
    image.alt = 'outside';
    document.querySelector('main')!.prepend(image);
  });
  await page.getByRole('img', { name: 'outside' }).click();
  await page.waitForTimeout(300);
  await expect(zoomed(page)).toHaveCount(0);
  expect(loaded.filter((path) => path.includes('/first-view/imageZoom'))).toEqual([]);
  await open(page);
  expect(loaded.filter((path) => path.includes('/first-view/imageZoom'))).toHaveLength(1);
});
