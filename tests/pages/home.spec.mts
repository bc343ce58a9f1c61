import { readFile } from 'node:fs/promises';
import { violationsOf } from '../a11y/violations.mts';
import { appStarted, casesOf, expect, inLang, inTurn, test, text } from '../lib/test.mts';

for (const lang of inTurn('en')) {
  test(`the chart draws what was measured, the showcase follows the chosen format, and commands are copied (${lang}) @no-hydration`, async ({
    page,
    context,
  }) => {
    const file = 'src/features/benchmarks/charts/large-js.json';
    const bars = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLang(lang, '/'));
    const chart = page.getByRole('figure').filter({ has: page.locator('dl') });
    await expect(chart.locator('dt')).toHaveText(
      bars.map(([name]) => (name === 'ours' ? 'Rslib' : name)),
    );
    await expect(chart.locator('dd')).toHaveText(bars.map(([, value]) => value));
    const lengths = await chart
      .locator('dd')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one, '::before').width)));
    const longest = parseFloat(bars.at(-1)![1]);
    for (const [at, [, value]] of bars.entries()) {
      expect(lengths[at]! / lengths.at(-1)!).toBeCloseTo(parseFloat(value) / longest, 1);
    }

    const title = text(lang, 'home.showcase.title', 'Read the config, know the package');
    const showcase = page.getByRole('region', { name: title });
    const formats = showcase.getByRole('group', {
      name: text(lang, 'home.showcase.formats', 'Output format'),
    });
    const esm = formats.getByRole('radio', { name: 'ESM' });
    await expect(esm).toBeChecked();
    await expect(showcase.getByText("import { mix } from 'palette';")).toBeVisible();
    await expect(showcase.getByRole('group', { name: 'dist/index.js' })).toBeVisible();
    const config = showcase.getByRole('group', { name: 'rslib.config.ts' });
    const shown = config.locator('.line').filter({ visible: true });
    const before = (await showcase.boundingBox())!.height;

    await esm.focus();
    await page.keyboard.press('ArrowRight');
    await expect(formats.getByRole('radio', { name: 'CJS' })).toBeChecked();
    await expect(showcase.getByText("const { mix } = require('palette');")).toBeVisible();
    await expect(showcase.getByText("import { mix } from 'palette';")).toBeHidden();
    await expect(showcase.getByRole('group', { name: 'dist/index.cjs' })).toBeVisible();

    for (const [format, lines] of [
      ['UMD', 1],
      ['MF', 7],
    ] as const) {
      await formats.getByRole('radio', { name: format }).check();
      const marked = await shown.evaluateAll((all) =>
        all.filter((line) => getComputedStyle(line).borderLeftWidth === '3px'),
      );
      expect(marked.length).toBe(lines);
    }
    expect((await showcase.boundingBox())!.height).toBe(before);

    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const name = text(lang, 'home.command.copy', 'Copy command');
    await page.getByRole('button', { name }).click();
    expect(await copied()).toBe('npm create rslib@latest');
    const copy = text(lang, 'kit.figure.copy', 'Copy {file}').replace('{file}', 'rslib.config.ts');
    await page.getByRole('radio', { name: text(lang, 'home.showcase.all', 'All') }).check();
    await page.getByRole('button', { name: copy }).click();
    const source = await readFile('tools/prove/library/rslib.config.ts', 'utf8');
    await expect.poll(copied).toBe(source.trimEnd());
    await page.setViewportSize({ width: 390, height: 844 });
    await esm.check();
    await expect(shown).toHaveCount(8);
  });
}

test('a format that was chosen before the app started stays chosen @no-hydration', async ({
  page,
  arrival,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  const umd = page.getByRole('radio', { name: 'UMD' });
  await umd.check();
  if (arrival !== 'never') await appStarted(page);
  await expect(umd).toBeChecked();
  await expect(page.getByRole('group', { name: 'dist/umd/index.js' })).toBeVisible();
});

for (const lang of inTurn('zh')) {
  test(`nothing is wider than a window of any width, and nothing overlaps (${lang}) @F213`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/'));
    for (const format of ['ESM', 'MF']) {
      await page.getByRole('radio', { name: format }).check();
      for (const width of [320, 390, 768, 960, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const over = () => document.documentElement.scrollWidth - innerWidth;
        expect.soft(await page.evaluate(over), `${width} px`).toBeLessThanOrEqual(0);
      }
    }
    // The joint of a file stands beside its name on a small phone.
    await page.getByRole('radio', { name: text(lang, 'home.showcase.all', 'All') }).check();
    await page.setViewportSize({ width: 320, height: 700 });
    const rows = await page.locator('span[data-format]:has(> svg)').evaluateAll((all) =>
      all.map((row) => {
        const joint = row.querySelector('svg')!.getBoundingClientRect();
        const name = row.querySelector('span')!.getBoundingClientRect();
        return { isBeside: joint.right <= name.left, isLevel: joint.bottom > name.top };
      }),
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect.soft(row).toEqual({ isBeside: true, isLevel: true });
  });
}

test('axe finds nothing whichever format is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await appStarted(page);
  // The page around it has its own test, and is large.
  const showcase = 'section[aria-labelledby=showcase-title]';
  for (const format of ['CJS', 'UMD', 'MF']) {
    await page.getByRole('radio', { name: format }).check();
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await violationsOf(page, showcase), format).toEqual([]);
    // Each file of the longest one has the colours of all.
    if (format !== 'MF') continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    const inTheDark = await violationsOf(page, showcase, casesOf([], ['color-contrast']));
    expect.soft(inTheDark, `${format}, dark`).toEqual([]);
  }
});
