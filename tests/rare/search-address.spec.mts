import { expect, test } from '../lib/test.mts';

test('a held key under the limit of Safari ends in its address', async ({ page }) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    const real = History.prototype.replaceState;
    History.prototype.replaceState = function (...call) {
      const now = performance.now();
      while (times[0]! < now - 30_000) times.shift();
      if (times.length >= 100) {
        throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      }
      times.push(now);
      real.apply(this, call);
    };
  });
  await page.goto('/search');
  const panel = page.locator('[data-search-panel]');
  const field = panel.getByRole('combobox');
  await field.fill('bundle '.repeat(20));
  for (let press = 0; press < 140; press += 1) await field.press('Backspace');
  await field.pressSequentially('umd', { delay: 60 });
  await expect(panel.getByRole('option').first()).toHaveAttribute('href', /umd/);
  await expect(page).toHaveURL('/search?q=umd');
  // After a click before the address has changed, the question is in the history.
  await field.fill('banner');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/config\/lib\/banner/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=banner');
});
