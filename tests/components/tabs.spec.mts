import { appStarted, expect, openApp, test, text } from '../lib/test.mts';

const PAGE = '/guide/advanced/dts';
const KEY = 'rslib.tabs.npm2yarn';

test('a package manager is chosen once for all pages @no-hydration @F85', async ({ page }) => {
  await page.goto(`/zh${PAGE}`);
  const name = text('zh', 'tabs.packageManager.label', 'Package manager');
  const lists = page.getByRole('tablist', { name });
  expect(await lists.count()).toBeGreaterThan(1);
  await expect(lists.first().getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun', 'deno']);
  await lists.last().getByRole('tab', { name: 'pnpm' }).click();
  for (const list of await lists.all())
    await expect(list.getByRole('tab', { selected: true })).toHaveText('pnpm');
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm ');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('2');
  await page.goto('/zh/guide/start/quick-start');
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('pnpm');
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm create');

  await test.step('arrow keys, Home and End', async () => {
    const tab = (one: string) => page.getByRole('tab', { name: one }).first();
    await tab('pnpm').focus();
    for (const [key, one] of [
      ['Home', 'npm'],
      ['ArrowRight', 'yarn'],
      ['End', 'deno'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'deno'],
      ['Home', 'npm'],
      ['ArrowRight', 'yarn'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(one)).toBeFocused();
      await expect(tab(one)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page.getByRole('tabpanel').first()).toHaveAccessibleName('yarn');
  });
  await test.step('the chosen tab is the one stop of Tab and Shift+Tab', async () => {
    const chosen = page.getByRole('tab', { selected: true }).first();
    const focusedTab = page.locator(':focus').and(page.getByRole('tab'));
    await page.keyboard.press('Tab');
    await expect(page.locator('[role=tabpanel]:focus-within')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(focusedTab).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
  });
});

test('other windows follow the choice, and it stays in the app', async ({ page, context }) => {
  await page.goto('/guide/start/quick-start');
  const other = await context.newPage();
  await other.goto(`/zh${PAGE}`);
  await other.getByRole('tab', { name: 'bun' }).first().click();
  const chosen = page.getByRole('tab', { selected: true }).first();
  await expect(chosen).toHaveText('bun');
  await other.close();
  await appStarted(page);
  const link = page.getByRole('main').getByRole('link', { name: /npm packages/i });
  await link.first().click();
  await expect(page).toHaveURL(/npm-packages$/);
  await expect(chosen).toHaveText('bun');
});

test('the stored choice is there before the first paint', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, '3');
    // The content of each frame, from the first one with a panel.
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    const look = () => {
      const panel = document.querySelector('[data-tabs] > :not([hidden]) > [role=tabpanel]');
      if (panel) seen.push(panel.textContent);
      if (seen.length < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, KEY);
  await openApp(page, '/guide/start/quick-start');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((shown) => !shown.includes('bun create'))).toEqual([]);
});
