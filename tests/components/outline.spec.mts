import { expect, openApp, test, text } from '../lib/test.mts';

const ACTIVE = '#outline a[aria-current]';
const PAGE = '/guide/basic/cli';

test.use({ viewport: { width: 1440, height: 800 } });

test('the outline lists levels 2 to 4, exactly one is active, and the # of a heading sets the fragment @no-hydration', async ({
  page,
}) => {
  await page.goto(`/zh${PAGE}`);
  const name = text('zh', 'outline.title', 'On this page');
  const entries = page.getByRole('navigation', { name }).getByRole('link');
  const headings = page.locator('article :is(h2, h3, h4)');
  const idsOf = (all: Element[]) =>
    all.map((one) => (one instanceof HTMLAnchorElement ? one.hash.slice(1) : one.id));
  expect(await entries.evaluateAll(idsOf)).toEqual(await headings.evaluateAll(idsOf));
  const links = page.locator('#outline a');
  await expect(page.locator(ACTIVE)).toHaveCount(1);
  await expect(links.first()).toHaveAttribute('aria-current', 'location');
  await links.nth(2).click();
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'location');
  await expect(page.locator(ACTIVE)).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(links.first()).toHaveAttribute('aria-current', 'location');
  const heading = page.locator('article h2').nth(1);
  await heading.hover();
  await heading.locator('a.hash').click();
  await expect(page).toHaveURL(`/zh${PAGE}#${await heading.getAttribute('id')}`);
});

test('headings land under the bars in every window, and the panel of small ones closes on choosing @no-hydration @F09', async ({
  page,
}) => {
  const id = 'common-flags';
  const top = () =>
    page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  for (const width of [1440, 1024, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('about:blank');
      await page.goto(`${PAGE}#${id}`);
      const bars = (width <= 768 ? 56 : 72) + (width <= 1280 ? 46 : 0);
      await expect.poll(top).toBeGreaterThanOrEqual(bars);
      await expect.poll(top).toBeLessThan(bars + 40);
      await expect(page.locator(ACTIVE)).toHaveAttribute('href', `#${id}`);
    });
  }
  const button = page.getByRole('button', { name: 'On this page' });
  await button.click();
  const panel = page.locator('#outline');
  await expect(panel).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(panel).toBeHidden();
  await button.click();
  await panel.getByRole('link', { name: 'Exit codes' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`${PAGE}#exit-codes`);
  await test.step('inside a frame it is off', async () => {
    await page.goto('/config/');
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.width = '1400';
      document.body.append(frame);
    }, PAGE);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('h1')).toBeVisible();
    await expect(frame.locator('#outline')).toBeHidden();
  });
});

test('a navigation inside the app lands on the heading and marks it; names of options break after their dots', async ({
  page,
}) => {
  await openApp(page, '/config/');
  await expect(page.locator('#outline')).toHaveCount(0);
  const link = page.locator('main section a[href*="/config/lib/dts#"]').nth(1);
  const { hash } = new URL((await link.getAttribute('href'))!, page.url());
  await link.click();
  await expect(page).toHaveURL(`/config/lib/dts${hash}`);
  await expect(page.locator(ACTIVE)).toHaveAttribute('href', hash);
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(heading).toBeInViewport();
  // The next Tab continues from there.
  await expect(heading).toBeFocused();
  const name = page.locator('#outline a', { hasText: 'dts.bundle.bundledPackages' });
  const lines = await name.locator('code').evaluate((code) => {
    const range = document.createRange();
    return [...code.childNodes].flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(() => node.textContent);
    });
  });
  expect(lines.filter(Boolean)).toEqual(['dts.', 'bundle.', 'bundledPackages']);
});
