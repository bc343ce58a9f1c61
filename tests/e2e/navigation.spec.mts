import type { Locator } from '@playwright/test';
import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

for (const lang of inTurn('zh')) {
  test(`top navigation in ${lang} stays in its language`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const hrefs = await page
      .getByRole('banner')
      .locator('nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(
      ['/guide/start/', '/config/', '/blog/'].map((path) => inLang(lang, path)),
    );
  });

  test(`in-site links in ${lang} do not reload, and load the page's code on demand`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    await appStarted(page);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.locator('#sidebar a[href$="/guide/advanced/storybook"]').click();
    await expect(page).toHaveURL(inLang(lang, '/guide/advanced/storybook'));
    await expect(page.locator('h1')).toContainText('Storybook');
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    expect(requested.some((url) => /\/assets\/js\/.*\.js$/.test(url))).toBe(true);
    await expect(page.locator('#sidebar [aria-current=page]')).toHaveText('Storybook');
  });

  test(`links work without the app (${lang}) @no-hydration @F204`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/start/'));
    await page.locator('#sidebar a[href$="/guide/basic/cli"]').click();
    await expect(page).toHaveURL(inLang(lang, '/guide/basic/cli'));
    await expect(page.locator('article')).toBeVisible();
  });
}

test('previous and next follow the sidebar', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const links = page.locator('#sidebar a[href^="/guide/"]');
  const inSidebar = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const at = inSidebar.indexOf('/guide/basic/cli');
  expect(at).toBeGreaterThan(0);
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', inSidebar[at - 1] ?? '');
  await expect(page.locator('a[rel=next]')).toHaveAttribute('href', inSidebar[at + 1] ?? '');
});

test('the sidebar lists its area only, the blog index has none', async ({ page }) => {
  await page.goto('/config/lib/dts');
  await expect(page.locator('#sidebar a[href^="/guide/"]')).toHaveCount(0);
  await page.goto('/blog/');
  await expect(page.locator('#sidebar')).toHaveCount(0);
});

for (const lang of inTurn('en')) {
  test(`the ends of the sidebar have one neighbour, in its place (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/start/'));
    const entries = page.locator('#sidebar a[href*="/guide/"]');
    const last = (await entries.last().getAttribute('href'))!;
    const [previous, next] = [page.locator('a[rel=prev]'), page.locator('a[rel=next]')];
    await expect(previous).toHaveCount(0);
    await expect(next).toContainText(lang === 'en' ? 'Next' : '下一页');
    const middle = async (link: Locator) => {
      const box = (await link.boundingBox())!;
      const frame = (await page.locator('article').boundingBox())!;
      return [box.x, box.x + box.width].map((x) => (x - frame.x) / frame.width);
    };
    expect((await middle(next))[0]).toBeGreaterThanOrEqual(0.49);
    await page.goto(last);
    await expect(next).toHaveCount(0);
    await expect(previous).toContainText(lang === 'en' ? 'Previous' : '上一页');
    expect((await middle(previous))[1]).toBeLessThanOrEqual(0.51);
  });

  test(`a page says when it was last changed (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    const time = page.locator('main time');
    const date = new Date((await time.getAttribute('datetime'))!);
    const written = { dateStyle: 'medium', timeZone: 'UTC' } as const;
    const locale = lang === 'en' ? 'en' : 'zh-CN';
    await expect(time).toHaveText(new Intl.DateTimeFormat(locale, written).format(date));
    const label = text(lang, 'doc-page.updated', 'Last updated: {date}').replace('{date}', '');
    await expect(time.locator('..')).toContainText(label.trim());
  });

  test(`a post has an outline, no sidebar, and its date above its heading (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(inLang(lang, '/blog/introducing-rslib'));
    await expect(page.locator('#sidebar')).toHaveCount(0);
    await expect(page.locator('#outline a').first()).toBeVisible();
    const date = page.locator('main time').first();
    await expect(date).toHaveAttribute('datetime', '2025-05-14T10:00:00.000Z');
    const above = (await page.locator('h1').boundingBox())!.y - (await date.boundingBox())!.y;
    expect(above).toBeGreaterThan(0);
    expect(above).toBeLessThan(60);
  });
}

test('reading leaves no cookie and asks nobody else', async ({ page, context, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of ['/', '/guide/basic/cli', '/blog/introducing-rslib', '/config/']) {
    await page.goto(path);
    await appStarted(page);
    await expect(page.locator('form:not([role=search])')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
  expect([...asked].filter((origin) => /^http/.test(origin))).toEqual([new URL(baseURL!).origin]);
});

test('a page links to its own source, in its language', async ({ page }) => {
  for (const [path, file] of [
    ['/guide/basic/cli', 'docs/guide/basic/cli.mdx'],
    ['/zh/guide/basic/cli', 'i18n/zh/docusaurus-plugin-content-docs/current/guide/basic/cli.mdx'],
  ] as const) {
    await page.goto(path);
    const base = 'https://github.com/web-infra-dev/rslib';
    await expect(page.locator(`a[href="${base}/edit/main/website/${file}"]`)).toBeVisible();
    await expect(page.locator(`a[href="${base}/tree/main/website/${file}"]`)).toBeVisible();
  }
});

test('with one version of the documentation there is nothing to choose', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  await appStarted(page);
  await expect(page.locator('#language-menu')).toBeAttached();
  await expect(page.locator('#version-menu')).toHaveCount(0);
  await page.goto('/guide/basic/cli?instead-of=guide/start/');
  await appStarted(page);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('#sidebar')).toHaveCount(1);
});
