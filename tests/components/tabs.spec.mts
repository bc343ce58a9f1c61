import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

const PAGE = '/guide/advanced/dts';
const KEY = 'rslib.tabs.npm2yarn';

for (const lang of inTurn('zh')) {
  test(`a package manager is chosen once for all commands and pages (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, PAGE));
    const name = text(lang, 'tabs.packageManager.label', 'Package manager');
    const lists = page.getByRole('tablist', { name });
    expect(await lists.count()).toBeGreaterThan(1);
    await expect(lists.first().getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun', 'deno']);
    await lists.last().getByRole('tab', { name: 'pnpm' }).click();
    for (const list of await lists.all()) {
      await expect(list.getByRole('tab', { selected: true })).toHaveText('pnpm');
    }
    await expect(page.getByRole('tabpanel').first()).toContainText('pnpm ');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('2');
    await page.goto(inLang(lang, '/guide/start/quick-start'));
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('pnpm');
    await expect(page.getByRole('tabpanel').first()).toContainText('pnpm create');
  });
}

test('arrow keys, Home and End choose a tab; Tab reaches the panel @no-hydration @F85', async ({
  page,
}) => {
  await page.goto('/guide/start/quick-start');
  const tab = (name: string) => page.getByRole('tab', { name }).first();
  await tab('npm').focus();
  for (const [key, name] of [
    ['ArrowRight', 'yarn'],
    ['End', 'deno'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'deno'],
    ['Home', 'npm'],
    ['ArrowRight', 'yarn'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel').first()).toHaveAccessibleName('yarn');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]'))).not.toBe(
    null,
  );
});

test('other windows follow the choice', async ({ page, context }) => {
  await page.goto(PAGE);
  const other = await context.newPage();
  await other.goto(`/zh${PAGE}`);
  await other.getByRole('tab', { name: 'bun' }).first().click();
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('bun');
});

test('the choice stays when the app draws another page', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  await appStarted(page);
  await page.getByRole('tab', { name: 'bun' }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /npm packages/i })
    .first()
    .click();
  await expect(page).toHaveURL(/npm-packages$/);
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('bun');
});

test('nonsense in storage is ignored @F34', async ({ page }) => {
  await page.goto(PAGE);
  for (const nonsense of ['7', '-1', 'pnpm', '<b>']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, nonsense]);
    await page.reload();
    await appStarted(page);
    const [tab, panel] = [page.getByRole('tab', { selected: true }), page.getByRole('tabpanel')];
    await expect(tab.first(), nonsense).toHaveText('npm');
    await expect(panel.first(), nonsense).toContainText('npm ');
  }
});

test('with storage blocked the choice holds on the page @F201', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(PAGE);
  await appStarted(page);
  await page.getByRole('tab', { name: 'yarn' }).last().click();
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('yarn');
});

test('the stored choice is there before the first paint', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, '3');
    // What each frame shows, from the first one with a panel.
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    const look = () => {
      const panel = document.querySelector('[data-tabs] > :not([hidden]) > [role=tabpanel]');
      if (panel) seen.push(panel.textContent);
      if (seen.length < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, KEY);
  await page.goto('/guide/start/quick-start');
  await appStarted(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((shown) => !shown.includes('bun create'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all panels are shown, each with its name @F203', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    for (const command of ['npm add', 'yarn add', 'pnpm add', 'bun add', 'deno add']) {
      await expect(page.locator('pre', { hasText: command }).first()).toBeVisible();
    }
    await expect(page.getByText('deno', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
