import type { Page } from '@playwright/test';

/**
 * Starts the app as a visitor does who wants something, and waits until it has taken the page over.
 * No real key is pressed: the browser would begin to show where the focus is.
 */
export async function startApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  });
  await page.locator('html[data-has-hydrated=true]').waitFor();
}
