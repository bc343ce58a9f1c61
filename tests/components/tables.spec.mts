import { expect, inLang, inTurn, test } from '../lib/test.mts';

const OPTIONS = '/guide/migration/tsup';
const HEADING = { en: 'Option table', zh: '配置项对照表' } as const;

for (const lang of inTurn('en')) {
  test(`a table has the name of its heading, and its notes below its names on phones (${lang})`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, OPTIONS));
    const name = { en: `Table: ${HEADING.en}`, zh: `表格：${HEADING.zh}` }[lang];
    await expect(page.getByRole('group', { name, exact: true }).getByRole('table')).toBeVisible();
    const box = page.locator('.table.notes').first();
    expect(await box.locator('tbody tr').count()).toBeGreaterThan(40);
    const row = box.locator('tbody tr').first();
    const cells = () =>
      row.evaluate(({ children }) =>
        [...children].map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect),
      );
    // Beside each other where there is room.
    expect(new Set((await cells()).map(({ top }) => top)).size).toBe(1);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const [name, other, note] = await cells();
      expect(other!.top).toBe(name!.top);
      expect(note!.top).toBeGreaterThanOrEqual(name!.bottom);
      expect(note!.left).toBe(name!.left);
      expect(note!.right).toBeLessThanOrEqual(width);
      // Nothing of it lies beside the page.
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  });
}
