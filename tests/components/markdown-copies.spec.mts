import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

const ORIGIN = 'https://rslib.rs';
const copyOf = (path: string) => (path.endsWith('/') ? `${path}index.md` : `${path}.md`);

for (const lang of inTurn('zh')) {
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
