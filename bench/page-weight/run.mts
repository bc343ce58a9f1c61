import fs from 'node:fs/promises';
import path from 'node:path';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { chromium } from '@playwright/test';
import { readSiteEnvironment } from '../../src/site/environment';
import { CHROMIUM_HELP, findChromium } from '../../tools/chromium/find-chromium.mts';
import { USAGE, UsageError, parseArguments, type Arguments } from './arguments.mts';
import { OUR_BUILD, STOCK_BUILD, buildOurs, buildStock } from './build-sites.mts';
import { formatComparison } from './format-table.mts';
import { measureSite, type MeasuredPage } from './measure-site.mts';
import { readOurPages, readStockPages } from './read-builds.mts';
import { VIEWPORT } from './record-page.mts';
import { assertSamePages } from './same-pages.mts';

/** Below the base path: home, a page with code in both languages, the list of the blog. */
const PAGES = ['', 'guide/basic/cli', 'zh/guide/basic/cli', 'blog/'];

/** Both sites in one browser, with what a reader should know besides the weight. */
async function measureBoth(executablePath: string, baseUrl: string) {
  const pathnames = PAGES.map((page) => baseUrl + page);
  const browser = await chromium.launch({ executablePath });
  try {
    const version = browser.version();
    console.error(`Opening ${pathnames.length} pages of each in Chromium ${version} …`);
    const ours = await measureSite(browser, OUR_BUILD, baseUrl, pathnames);
    const stock = await measureSite(browser, STOCK_BUILD, baseUrl, pathnames);
    const pages = pathnames.map((pathname, index) => ({
      pathname,
      ours: ours[index]!,
      stock: stock[index]!,
    }));
    return { chromium: version, pages };
  } finally {
    await browser.close();
  }
}

function printRemarks(page: string, { missing, foreignOrigins }: MeasuredPage): void {
  for (const file of missing) console.error(`${page} asked for ${file}, which is missing.`);
  for (const origin of foreignOrigins) {
    console.error(`${page} turned to ${origin}, which is not weighed.`);
  }
}

async function main({ build, reuseStock, json }: Arguments): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(CHROMIUM_HELP);
  const { baseUrl } = readSiteEnvironment(process.env);
  if (build) await buildOurs();
  const ourPages = await readOurPages(baseUrl);
  if (!reuseStock) await buildStock();
  assertSamePages(ourPages, await readStockPages());
  console.error(`Both builds hold the same ${ourPages.length} pages.`);

  const measured = await measureBoth(executablePath, baseUrl);
  for (const { pathname, ours, stock } of measured.pages) {
    printRemarks(`Ours: ${pathname}`, ours);
    printRemarks(`Stock: ${pathname}`, stock);
  }
  const weights = measured.pages.map(({ pathname, ours, stock }) => ({
    pathname,
    ours: ours.weight,
    stock: stock.weight,
  }));
  console.log(`Kilobytes (1000 bytes) in Brotli 11; stock is Docusaurus ${DOCUSAURUS_VERSION}.\n`);
  console.log(formatComparison(weights));
  if (json) {
    const result = { docusaurus: DOCUSAURUS_VERSION, viewport: VIEWPORT, ...measured };
    await fs.mkdir(path.dirname(path.resolve(json)), { recursive: true });
    await fs.writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
    console.error(`Wrote ${json}.`);
  }
}

try {
  const parsed = parseArguments(process.argv.slice(2));
  if (parsed.help) console.log(USAGE);
  else await main(parsed);
} catch (error) {
  const wrongUsage = error instanceof UsageError;
  console.error(wrongUsage ? `${error.message}\n\n${USAGE}` : `\n${(error as Error).message}`);
  process.exitCode = wrongUsage ? 2 : 1;
}
