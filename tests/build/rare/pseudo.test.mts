import type http from 'node:http';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ECOSYSTEM_TOOLS } from '../../../src/site/ecosystem';
import { createStaticHost, listen } from '../../../tools/serve/static-host.mts';
import { FixtureSite } from '../../lib/fixture-site.mts';
import { untranslatedTexts } from '../../lib/untranslated.mts';
import { startApp } from '../../lib/app.mts';
import { launchBrowser } from '../../lib/visited-site.mts';

const PORT = 4288;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PAGES = [
  '/',
  '/guide/basic/cli',
  '/config/',
  '/blog/',
  '/blog/introducing-rslib',
  '/nope',
  '/search?q=text',
];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const exactly = (text: string) => new RegExp(`^${escape(text)}$`);

/** Unchanged texts: names, content of the fixture's authors, and three texts of the 404 page. */
const KNOWN = [
  /^(?:Rslib|English|GitHub|Discord|X|RSS|MiniSearch|\/llms\.txt)$/,
  /^(?:PAGE NOT FOUND|Take me home)$/,
  /^(?:Home|A tagline|Post|Team|First|More\.|basic|migration)$/,
  /^(?:About |Text of |…)?(?:Post|Home|benchmarks|(?:guide|config)\/[\w/-]+)\b.*$/i,
  // Search marks the words that it found.
  /^(?:Text|of [\w/]+\.)$/,
  ...ECOSYSTEM_TOOLS.flatMap(({ name, desc, descEn, detailsEn }) =>
    [name, descEn ?? desc, detailsEn].map(exactly),
  ),
];

let site: FixtureSite;
let host: http.Server;
let browser: Browser;

beforeAll(async () => {
  site = await FixtureSite.create();
  const { code, output } = await site.run([
    '--import=tsx',
    'packages/translations/cli/cli.mts',
    'pseudo',
  ]);
  expect(code, output).toBe(0);
  host = createStaticHost({ root: path.join(site.dir, 'build-pseudo'), baseUrl: '/' });
  await listen(host, PORT);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  host?.close();
  await site.remove();
});

async function open(address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width, height: 900 } });
  await page.goto(ORIGIN + address);
  await startApp(page);
  return page;
}

it.each(PAGES)('every text of the interface on %s is marked', async (address) => {
  for (const width of [1440, 390]) {
    const page = await open(address, width);
    expect(await page.getByText('[!!').count()).toBeGreaterThan(3);
    expect(await untranslatedTexts(page, KNOWN), `${width} px`).toEqual([]);
    await page.close();
  }
});

it.each([1440, 390])('and so is what opens above a page of %i px', async (width) => {
  const page = await open('/guide/basic/cli', width);
  const popovers = await page.locator('[popover]').count();
  expect(popovers).toBeGreaterThan(2);
  for (let index = 0; index < popovers; index++) {
    const popover = page.locator('[popover]').nth(index);
    await popover.evaluate((element) => (element as HTMLElement).showPopover());
    expect(await untranslatedTexts(page, KNOWN), `popover ${index}`).toEqual([]);
    await popover.evaluate((element) => (element as HTMLElement).hidePopover());
  }
  await page.keyboard.press('/');
  await page.locator('dialog[data-search]').waitFor();
  expect(await untranslatedTexts(page, KNOWN), 'search').toEqual([]);
  await page.close();
});

it('a text without a mark is found', async () => {
  const page = await open('/guide/basic/cli', 1440);
  await page.evaluate(() => {
    document.querySelector('footer')!.append('Forgotten text');
    document.querySelector('header button')!.setAttribute('aria-label', 'Forgotten name');
  });
  expect(await untranslatedTexts(page, KNOWN)).toEqual(['Forgotten text', 'Forgotten name']);
  await page.close();
});
