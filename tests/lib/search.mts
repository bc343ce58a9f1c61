import type { Page } from '@playwright/test';
import { expect, text, type Lang } from './test.mts';

export const PAGE = '/guide/basic/cli';
export const dialog = (page: Page) => page.locator('dialog[data-search]');
export const field = (page: Page) => dialog(page).locator('input');
export const options = (page: Page) => dialog(page).getByRole('option');
export const active = (page: Page) => dialog(page).locator('[data-active]');
export const button = (page: Page, lang: Lang = 'en') =>
  page.getByRole('button', { name: `${text(lang, 'search.button.label', 'Search')} (Ctrl+K)` });

/** The code of the dialog has come when it has rendered something. */
export async function open(page: Page, key = '/'): Promise<void> {
  // A field that was closed lets go with the next frame; until then the key would be text.
  if (key === '/') await expect(page.locator('input:focus')).toHaveCount(0);
  await page.keyboard.press(key);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('kbd').first()).toBeAttached();
}

export async function search(page: Page, query: string): Promise<void> {
  await open(page);
  await page.keyboard.insertText(query);
  await expect(options(page).first()).toBeVisible();
}

/** Searches, and waits for the answer of all there is: rows that are measured stay where they are. */
export async function searchAll(page: Page, query: string): Promise<void> {
  await search(page, query);
  await expect(dialog(page).locator('[data-provisional]')).toHaveCount(0);
}

/** What the search remembers. */
export type List = 'recent' | 'favorites';
export const store = (page: Page, list: List, values: readonly unknown[]) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `rslib.search.${list}.en`,
    JSON.stringify(values),
  ] as const);
export const stored = (page: Page, list: List) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { title: string }[],
    `rslib.search.${list}.en`,
  );
