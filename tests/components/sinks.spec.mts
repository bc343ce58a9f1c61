import { HOSTILE_PAGE, HOSTILE_TEXTS, HOSTILE_TITLE } from '../lib/shared-site/hostile-texts.mts';
import { dialog, options, searchAll } from '../lib/search.mts';
import { copied, expect, openApp, test } from '../lib/test.mts';

/** The rest of the places that tests/build/sinks.test.mts reads in files. */
const LAST = HOSTILE_TEXTS.at(-1)!;
const written = (texts: readonly string[]) => texts.map((one) => `中文 ${one}`);
const plain = (text: string): string => text.replace(/\s+/g, ' ');

test('texts that mean something elsewhere leave as they are', async ({ page }) => {
  const [title] = written([HOSTILE_TITLE]) as [string];
  const headings = written(HOSTILE_TEXTS);
  const address = `/zh/${HOSTILE_PAGE}`;
  await openApp(page, address);

  await test.step('print', async () => {
    await page.emulateMedia({ media: 'print' });
    const printed = plain(await page.locator('main').innerText());
    for (const text of [title, ...headings]) expect(printed).toContain(plain(text));
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('selection', async () => {
    await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('main')!));
    await page.keyboard.press('Control+C');
    const selected = plain(await copied(page));
    for (const text of headings) expect(selected).toContain(plain(text));
  });

  await test.step('copied code', async () => {
    for (const [index, text] of HOSTILE_TEXTS.entries()) {
      await page.locator('main figure:has(> pre) [data-copy-code]').nth(index).click();
      await expect.poll(() => copied(page)).toBe(text);
    }
  });

  await test.step('search', async () => {
    await searchAll(page, 'constructor __proto__ toString');
    const row = options(page)
      .and(page.locator(`[href^="${address}#text-"]`))
      .first();
    await expect(row).toContainText(LAST);
    await expect(dialog(page).locator('.smuggled, [onerror], [onload]')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('missing page', async () => {
    await page.goto(`${address}x`);
    const link = page.locator(`main ul a[href="${address}"]`);
    await expect(link).toHaveText(title);
    await expect(page.locator('main .smuggled')).toHaveCount(0);
  });
});
