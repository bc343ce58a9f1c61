import type { Locator, Page } from '@playwright/test';

/** Time in which answers come while the pointer is down. */
export const PRESS_MS = 700;

export async function pressDown(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
}
