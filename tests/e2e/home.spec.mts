import { LANGUAGES, expect, inLang, test, text } from '../lib/test.mts';

for (const lang of LANGUAGES) {
  test(`the hero leads into the guide (${lang}) @any-arrival`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const start = main.getByRole('link', {
      name: lang === 'en' ? 'Get Started' : '快速开始',
      exact: true,
    });
    await expect(start).toHaveAttribute('href', inLang(lang, '/guide/start/quick-start'));
    const gitHub = main.getByRole('link', { name: 'GitHub', exact: true });
    await expect(gitHub).toHaveAttribute('target', '_blank');
    await expect(page.locator('#sidebar')).toHaveCount(0);
  });

  test(`the install command can be copied (${lang}) @any-arrival`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLang(lang, '/'));
    const name = text(lang, 'home.command.copy', 'Copy command');
    await page.getByRole('button', { name }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm create rslib@latest',
    );
  });

  test(`six tools and the community list open in a new tab (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const heading = text(lang, 'ecosystem-block.title', 'One stack, six tools');
    const block = page.getByRole('region', { name: heading });
    const links = block.getByRole('link');
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
    const descriptions = await block.locator('li p').allTextContents();
    for (const description of descriptions) {
      expect(/\p{Script=Han}/u.test(description)).toBe(lang === 'zh');
    }
  });

  test(`every feature with a link covers its cell (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const links = page.locator('main ul h2 a');
    expect(await links.count()).toBeGreaterThan(4);
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(
        lang === 'zh' ? /^\/zh\// : /^\/(?:guide|config)\//,
      );
    }
  });
}
