import { expect, inLang, inTurn, test } from '../lib/test.mts';

const OPTIONS = '/guide/migration/tsup';
const HEADING = { en: 'Option table', zh: '配置项对照表' } as const;

for (const lang of inTurn('en')) {
  for (const width of [320, 390]) {
    test(`on ${width} px the notes of a table stand below its names (${lang})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(inLang(lang, OPTIONS));
      const box = page.locator('.table.notes').first();
      const rows = box.locator('tbody tr');
      expect(await rows.count()).toBeGreaterThan(40);
      const cells = await rows.first().evaluate((row) =>
        [...row.children].map((cell) => {
          const { left, right, top, bottom } = cell.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      const [name, other, note] = cells;
      expect(other!.top).toBe(name!.top);
      expect(note!.top).toBeGreaterThanOrEqual(name!.bottom);
      expect(note!.left).toBe(name!.left);
      expect(note!.right).toBeLessThanOrEqual(width);
      // Nothing of it lies beside the page.
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }

  test(`a table has the name of its heading (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, OPTIONS));
    const name = { en: `Table: ${HEADING.en}`, zh: `表格：${HEADING.zh}` }[lang];
    await expect(page.getByRole('group', { name, exact: true }).getByRole('table')).toBeVisible();
    // Beside each other where there is room.
    const tops = await page
      .locator('.table.notes tbody tr')
      .first()
      .evaluate((row) => [...row.children].map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
}
