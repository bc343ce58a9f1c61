import { ROUTES } from '../lib/routes.mts';
import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

const ORIGIN = 'https://rslib.rs';
const copyOf = (path: string) => (path.endsWith('/') ? `${path}index.md` : `${path}.md`);

for (const lang of inTurn('zh')) {
  test(`every page has a copy in Markdown whose links lead to copies (${lang})`, async ({
    request,
  }) => {
    const copies = new Map<string, string>();
    const pages = ROUTES.filter((route) => route !== '/blog/');
    for (const route of pages) {
      const response = await request.get(copyOf(inLang(lang, route)));
      expect(response.status(), route).toBe(200);
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      copies.set(copyOf(inLang(lang, route)), await response.text());
    }
    for (const [address, copy] of copies) {
      const prose = copy.replace(/^(`{3,})[^]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');
      expect(prose, address).not.toMatch(/\{\/\*|^:::|^import |\]\([^)]*\.mdx/m);
      expect(copy.match(/^# /gm)?.length, address).toBeGreaterThan(0);
      const opening = copy.slice(0, copy.indexOf('\n# '));
      expect(opening, address).toContain(`${ORIGIN}${inLang(lang, '/llms.txt')}>\n`);
      for (const [, target] of prose.matchAll(/\]\((https:\/\/rslib\.rs[^)\s#]*)/g)) {
        const path = target!.slice(ORIGIN.length);
        if (path.endsWith('.md')) expect([...copies.keys()], address).toContain(path);
      }
    }
  });

  test(`llms.txt lists the pages of its language, llms-full.txt holds them (${lang})`, async ({
    request,
  }) => {
    const index = await (await request.get(inLang(lang, '/llms.txt'))).text();
    const full = await (await request.get(inLang(lang, '/llms-full.txt'))).text();
    for (const route of ROUTES.filter((one) => one !== '/' && one !== '/blog/')) {
      expect(index).toContain(`](${ORIGIN}${copyOf(inLang(lang, route))}): `);
      expect(full).toContain(`\nurl: ${ORIGIN}${inLang(lang, route)}\n`);
      const copy = await (await request.get(copyOf(inLang(lang, route)))).text();
      expect(full.includes(copy) && copy.endsWith('\n'), `all of ${route}`).toBe(true);
    }
    // An entry, not the middle of one.
    expect(index).toMatch(/\n- \[.+\]\(.+\): .+\n$/);
    expect(index).toContain(lang === 'zh' ? 'Language: zh-CN' : 'Language: en');
  });

  test(`the end of a page leads to the list of all copies (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    await page.getByRole('contentinfo').getByRole('link', { name: '/llms.txt' }).click();
    await expect(page).toHaveURL(inLang(lang, '/llms.txt'));
  });

  test(`a page is copied as Markdown with one press (${lang}) @no-hydration`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const path = inLang(lang, '/guide/basic/cli');
    await page.goto(path);
    const button = page.getByRole('button', {
      name: text(lang, 'page-copy.copy', 'Copy page'),
      exact: true,
    });
    // A target for fingers, by the direction of the look.
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(28);
    await button.click();
    await expect(button).toHaveAttribute('data-copied', '');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await page.request.get(copyOf(path))).text());
    await expect(button).not.toHaveAttribute('data-copied', '', { timeout: 3000 });
  });

  test(`a page can be taken to an assistant (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    await page
      .getByRole('button', {
        name: text(lang, 'page-copy.menu', 'More ways to use this page'),
        exact: true,
      })
      .click();
    const open = (name: string) =>
      page.getByRole('link', {
        name: text(lang, 'page-copy.open', 'Open in {name}').replace('{name}', name),
      });
    const prompt = async (name: string) =>
      new URL((await open(name).getAttribute('href'))!).searchParams.get('q');
    await expect(open('ChatGPT')).toBeVisible();
    expect(await prompt('ChatGPT')).toContain(
      `${ORIGIN}${copyOf(inLang(lang, '/guide/basic/cli'))}`,
    );
    expect(await prompt('Claude')).toBe(await prompt('ChatGPT'));
    await page.keyboard.press('Escape');
    await expect(open('Claude')).toBeHidden();
  });
}

test('a copy that cannot be had leaves the page, and says so', async ({ page, problems }) => {
  await page.route('**/cli.md', (route) => route.abort());
  await page.goto('/guide/basic/cli');
  await appStarted(page);
  await page.getByRole('button', { name: 'Copy page', exact: true }).click();
  await expect(page.getByText('could not be loaded').last()).toBeVisible();
  await expect(page).toHaveURL('/guide/basic/cli');
  problems.length = 0;
});

test('without the clipboard the copy itself is opened @no-hydration @F202', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/guide/basic/cli');
  await page.getByRole('button', { name: 'Copy page', exact: true }).click();
  await expect(page).toHaveURL('/guide/basic/cli.md');
});
