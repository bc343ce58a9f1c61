import { readFile } from 'node:fs/promises';
import { violationsOf } from '../a11y/violations.mts';
import {
  LANGUAGES,
  appStarted,
  casesOf,
  expect,
  inLang,
  inTurn,
  test,
  text,
} from '../lib/test.mts';

for (const lang of inTurn('en')) {
  test(`the hero leads into the guide (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const start = main.getByRole('link', {
      name: lang === 'en' ? 'Get Started' : '快速开始',
      exact: true,
    });
    await expect(start).toHaveAttribute('href', inLang(lang, '/guide/start/quick-start'));
    const gitHub = main.getByRole('link', { name: 'GitHub', exact: true });
    await expect(gitHub).toHaveAttribute('target', '_blank');
    await expect(page.locator('#sidebar')).toHaveCount(0);
  });

  test(`the install command can be copied (${lang}) @no-hydration`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLang(lang, '/'));
    const name = text(lang, 'home.command.copy', 'Copy command');
    await page.getByRole('button', { name }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm create rslib@latest',
    );
  });

  test(`six tools and the community list open in a new tab (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const heading = text(lang, 'ecosystem-block.title', 'One stack, six tools');
    const block = page.getByRole('region', { name: heading });
    const links = block.getByRole('link');
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
    const descriptions = await block.locator('li p').allTextContents();
    for (const description of descriptions) {
      expect(/\p{Script=Han}/u.test(description)).toBe(lang === 'zh');
    }
  });

  test(`every feature with a link covers its cell (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const links = page.locator('main ul :is(h2, h3) a[href^="/"]');
    expect(await links.count()).toBeGreaterThan(4);
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(
        lang === 'zh' ? /^\/zh\// : /^\/(?:guide|config)\//,
      );
    }
  });

  test(`the chart draws what was measured (${lang}) @no-hydration`, async ({ page }) => {
    const file = 'src/features/benchmarks/charts/libraries-js.json';
    const bars = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
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
  });

  test(`the showcase follows the chosen format (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const title = text(lang, 'home.showcase.title', 'Read the config, know the package');
    const showcase = page.getByRole('region', { name: title });
    const formats = showcase.getByRole('group', {
      name: text(lang, 'home.showcase.formats', 'Output format'),
    });
    const esm = formats.getByRole('radio', { name: 'ESM' });
    await expect(esm).toBeChecked();
    await expect(showcase.getByText("import { mix } from 'palette';")).toBeVisible();
    await expect(showcase.getByRole('group', { name: 'dist/index.js' })).toBeVisible();
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
      const marked = await showcase
        .getByRole('group', { name: 'rslib.config.ts' })
        .locator('.line')
        .evaluateAll((all) =>
          all.filter((line) => getComputedStyle(line).borderLeftWidth === '3px'),
        );
      expect(marked.length).toBe(lines);
    }
    expect((await showcase.boundingBox())!.height).toBe(before);
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

test('the config of the showcase is copied as it is built', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy rslib.config.ts' }).click();
  const config = await readFile('tools/home-showcase/library/rslib.config.ts', 'utf8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(config.trimEnd());
});

for (const lang of LANGUAGES) {
  test(`nothing is wider than a window of any width (${lang}) @F213`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    for (const format of ['ESM', 'MF']) {
      await page.getByRole('radio', { name: format }).check();
      for (const width of [320, 390, 768, 960, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const over = () => document.documentElement.scrollWidth - innerWidth;
        expect(await page.evaluate(over), `${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the joint of a file stands beside its name on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const rows = page.locator('span[data-format]:has(> svg)');
  expect(await rows.count()).toBeGreaterThan(5);
  for (const row of await rows.all()) {
    const joint = (await row.locator('svg').boundingBox())!;
    const name = (await row.locator('span').first().boundingBox())!;
    expect(joint.x + joint.width).toBeLessThanOrEqual(name.x);
    expect(joint.y + joint.height).toBeGreaterThan(name.y);
  }
});

test('the data of the showcase is in no script of another page', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.push(response.text());
  });
  await page.goto('/guide/start/');
  await appStarted(page);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((script) => script.includes('__federation_expose_mix'))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing whichever format is chosen (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await appStarted(page);
    for (const format of ['CJS', 'UMD', 'MF']) {
      await page.getByRole('radio', { name: format }).check();
      const rules = colorScheme === 'dark' ? ['color-contrast'] : [];
      expect(await violationsOf(page, undefined, casesOf([], rules)), format).toEqual([]);
    }
  });
}
