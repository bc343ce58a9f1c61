import { expect, test } from '../lib/test.mts';

for (const [from, button, link, to] of [
  ['/guide/basic/cli', /English/, '简体中文', '/zh/guide/basic/cli'],
  ['/zh/guide/start/', /简体中文/, 'English', '/guide/start/'],
  ['/blog/introducing-rslib', /English/, '简体中文', '/zh/blog/introducing-rslib'],
] as const) {
  test(`the language menu of ${from} leads to ${to} @no-hydration`, async ({ page }) => {
    await page.goto(from);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('a deep link survives the switch, with query and fragment @no-hydration', async ({ page }) => {
  await page.goto('/config/lib/banner?x=1');
  const id = await page.locator('article h2[id]').nth(1).getAttribute('id');
  await page.goto(`/config/lib/banner?x=1#${id}`);
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh/config/lib/banner?x=1#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('so it does into a new tab @no-hydration', async ({ page, context }) => {
  await page.goto('/config/lib/banner?x=1#options');
  await page.getByRole('button', { name: /English/ }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '简体中文' }).click({ button: 'middle' });
  await expect(await opened).toHaveURL('/zh/config/lib/banner?x=1#options');
});
