import { copied, expect, openApp, test, text } from '../lib/test.mts';

const PAGE = '/zh/guide/basic/cli';

test('a page is copied as Markdown, and taken to an assistant @no-hydration', async ({ page }) => {
  await page.goto(PAGE);
  await test.step('copied with one press', async () => {
    const name = text('zh', 'page-copy.copy', 'Copy page');
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('data-copied', '');
    expect(await copied(page)).toBe(await (await page.request.get(`${PAGE}.md`)).text());
    await expect(button).not.toHaveAttribute('data-copied', '', { timeout: 3000 });
  });
  await test.step('taken to an assistant', async () => {
    const name = text('zh', 'page-copy.menu', 'More ways to use this page');
    await page.getByRole('button', { name, exact: true }).click();
    const label = text('zh', 'page-copy.open', 'Open in {name}');
    const open = (one: string) => page.getByRole('link', { name: label.replace('{name}', one) });
    const prompt = async (one: string) =>
      new URL((await open(one).getAttribute('href'))!).searchParams.get('q');
    await expect(open('ChatGPT')).toBeVisible();
    expect(await prompt('ChatGPT')).toContain(`https://rslib.rs${PAGE}.md`);
    expect(await prompt('Claude')).toBe(await prompt('ChatGPT'));
    await page.keyboard.press('Escape');
    await expect(open('Claude')).toBeHidden();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: '/llms.txt' }).click();
  await expect(page).toHaveURL('/zh/llms.txt');
});

test('a copy that cannot be had leaves the page, and says so', async ({ page, problems }) => {
  await page.route('**/cli.md', (route) => route.abort());
  await openApp(page, '/guide/basic/cli');
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
