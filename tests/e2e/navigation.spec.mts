import { LANGUAGES, appStarted, expect, inLang, test } from '../lib/test.mts';

for (const lang of LANGUAGES) {
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

  test(`links work without the app (${lang}) @any-arrival`, async ({ page }) => {
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
