import { PAGE, dialog, search } from '../lib/search.mts';
import { appStarted, expect, test } from '../lib/test.mts';

test('a browser without observers, transitions and idle time reads all the same @F71', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const host = window as unknown as Record<string, unknown>;
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback']) {
      delete host[name];
    }
    delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition;
  });
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(PAGE);
  await appStarted(page);
  const theme = () => page.locator('html').getAttribute('data-theme');
  const before = await theme();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /appearance|theme|dark/i })
    .click();
  await expect.poll(theme).not.toBe(before);
  await page.locator('#outline a').last().click();
  await expect(page).toHaveURL(/#/);
  await search(page, 'bundle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bundle/);
  await page.locator('#sidebar a[href="/config/lib/dts"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dts');
});

test('one Escape closes the search, whatever was typed @F270', async ({ page }) => {
  await page.goto(PAGE);
  await search(page, 'bundle');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('of ten thousand stored searches seven and ten are left @F36', async ({ page }) => {
  await page.addInitScript(() => {
    for (const list of ['recent', 'favorites']) {
      const items = Array.from({ length: 10_000 }, (_, at) => {
        const title = `${list} ${at}`;
        return { title, header: title, link: `/${list}-${at}`, type: 'title' };
      });
      localStorage.setItem(`rslib.search.${list}.en`, JSON.stringify(items));
    }
  });
  await page.goto(PAGE);
  await page.keyboard.press('/');
  const rows = dialog(page).getByRole('row');
  await expect(rows).toHaveCount(4 + 10);
  await rows.first().getByRole('button', { name: 'Save this search' }).click();
  const stored = (list: string) =>
    page.evaluate(
      (name) => (JSON.parse(localStorage.getItem(name)!) as unknown[]).length,
      `rslib.search.${list}.en`,
    );
  await expect.poll(() => stored('favorites')).toBe(10);
  expect(await stored('recent')).toBeLessThanOrEqual(7);
});

const CROWDED = {
  'text of twice the size': { height: 800, fontSize: '200%' },
  'a window of 256 px': { height: 256, fontSize: '100%' },
};
for (const [name, { height, fontSize }] of Object.entries(CROWDED)) {
  test(`with ${name} bars leave room and everything can be reached @F84`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(PAGE);
    await page.addStyleTag({ content: `html{font-size:${fontSize}}` });
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(height / 2);
    const heading = page.locator('main h2').last();
    await page.locator('main h2 a').last().focus();
    await expect(heading).toBeInViewport();
    const top = await heading.evaluate((element) => {
      element.scrollIntoView();
      return element.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThanOrEqual(bar.height - 1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    const isWider = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
  });
}

test('paper gets the text alone, dark on light, with links to be seen @F87', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(PAGE);
  for (const part of ['header', '#sidebar', '#outline', 'footer']) {
    await expect(page.locator(part).last(), part).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.locator('.prose p a:not([data-definition])').first();
  const colors = await link.evaluate((element) => ({
    background: getComputedStyle(document.documentElement).backgroundColor,
    body: getComputedStyle(document.body).backgroundColor,
    link: getComputedStyle(element).color,
    decoration: getComputedStyle(element).textDecorationLine,
  }));
  expect(colors.decoration).toBe('underline');
  const sum = (color: string) =>
    color
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .reduce((total, part) => total + Number(part), 0);
  const paper = colors.body === 'rgba(0, 0, 0, 0)' ? colors.background : colors.body;
  expect(paper === 'rgba(0, 0, 0, 0)' || sum(paper) > 3 * 230, paper).toBe(true);
  expect(sum(colors.link), colors.link).toBeLessThan(3 * 128);
});

const TYPES = ['/', PAGE, '/config/', '/blog/', '/blog/introducing-rslib', '/search', '/zh/nope'];
test('no page asks another host or keeps a cookie before the reader acts @F103', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const setters: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) foreign.push(url.href);
  });
  page.context().on('response', (response) => {
    if (response.headers()['set-cookie']) setters.push(response.url());
  });
  for (const type of TYPES) await page.goto(type, { waitUntil: 'networkidle' });
  await appStarted(page);
  expect(foreign).toEqual([]);
  expect(setters).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
