import { execFileSync } from 'node:child_process';
import { LANGUAGES, expect, inLang, test, text } from '../lib/test.mts';

interface Report {
  sum: { pages: number; currentPages: number };
  pages: { page: string; sections: { state: string }[] }[];
  texts: { total: number }[];
  terms: { en: string; zh: string }[];
}

/** What the command says; the page must say the same. */
let report: Report;

test.beforeAll(() => {
  const args = ['--import=tsx', 'packages/translations/cli/cli.mts', 'status', '--json'];
  report = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Report;
});

for (const lang of LANGUAGES) {
  const title = () => text(lang, 'translation-status.page.title', 'Translation status');

  test(`the footer leads to the translation status in ${lang} @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, '/blog/'));
    const name = lang === 'en' ? 'Translation status' : '翻译进度';
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(inLang(lang, '/i18n-status'));
    await expect(page.getByRole('heading', { level: 1, name: title() })).toBeVisible();
  });

  test(`every page and its state, as the command tells, in ${lang} @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/i18n-status'));
    await expect(page.getByText(new RegExp(`\\b${report.sum.pages}\\b`)).first()).toBeVisible();
    // An area in which all is current is folded.
    const folded = page.locator('main section > details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    const areas: [string, string, RegExp][] = [
      ['guide', 'Guide', /^docs\/guide\//],
      ['config', 'Configuration', /^docs\/config\//],
      ['blog', 'Blog', /^blog\//],
      ['other', 'Home page', /^docs\/[^/]+$/],
    ];
    for (const [id, english, pattern] of areas) {
      const name = text(lang, `translation-status.area.${id}`, english);
      const pages = report.pages.filter((one) => pattern.test(one.page));
      const rows = page.getByRole('table', { name, exact: true }).locator('tbody tr');
      await expect(rows, name).toHaveCount(pages.length);
      await expect(rows.getByRole('rowheader').getByRole('link')).toHaveCount(pages.length);
    }
    const current = text(lang, 'translation-status.state.current', 'Current');
    const states = page.getByRole('cell', { name: current, exact: true });
    await expect(states).toHaveCount(report.sum.currentPages);
  });

  test(`progress by area has text, and the terminology is complete, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/i18n-status'));
    const label = text(lang, 'translation-status.progress.label', 'Progress by area');
    const items = page.getByRole('list', { name: label }).getByRole('listitem');
    await expect(items).toHaveCount(5);
    for (const item of await items.all()) await expect(item).toContainText(/\d+.*\d+/);
    const terms = text(lang, 'translation-status.terms.title', 'Terminology');
    const rows = page.getByRole('table', { name: terms }).locator('tbody tr');
    await expect(rows).toHaveCount(report.terms.length);
    const { en, zh } = report.terms.at(-1)!;
    await expect(rows.last()).toContainText(en);
    await expect(rows.last()).toContainText(zh);
  });

  test(`the status page fits every width in ${lang}`, async ({ page }) => {
    await page.goto(inLang(lang, '/i18n-status'));
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
