import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { searchIndexFile } from '@rslib-docs/search/engine/document';
import { readSiteEnvironment } from '../../src/site/environment';
import { LOCALES, LOCALE_CONFIGS, type Locale } from '../../src/site/locales';
import { CHROMIUM_HELP, findChromium } from '../../tools/chromium/find-chromium.mts';
import { freshSets, offTopic } from '../../tools/search-eval/fresh/fresh-sets.mts';
import { judgedSets } from '../../tools/search-eval/judged-sets.mts';
import { measure, type Score } from '../../tools/search-eval/measure.mts';
import { readIndex } from '../../tools/search-eval/read-index.mts';
import { PEERS_SITE } from './build-peers.mts';
import { openCountingHost, type CountingHost } from './counting-host.mts';

const OUR_BUILD = path.resolve(import.meta.dirname, '../../build');
const ENGINES = ['ours', 'pagefind', 'easyops', 'minisearch', 'orama'] as const;
type Engine = (typeof ENGINES)[number];

/** A phone on a slow network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER_PROCESSOR = 4;
const COLD_RUNS = 5;
/** Asked first on an empty cache: one that every search can answer. */
const FIRST_QUERY: Readonly<Record<Locale, string>> = { en: 'output format', zh: '产物格式' };

export interface Compared {
  engine: Engine;
  locale: Locale;
  /** By set. */
  scores: Readonly<Record<string, Score>>;
  /** Share of questions that the site does not answer for which nothing is shown. */
  nothingForOffTopic: number;
  /** Of the first answer on an empty cache, throttled. */
  firstAnswerMs: number;
  firstAnswerBytes: number;
  /** Of an answer when everything is loaded, not throttled. */
  p95Ms: number;
}

declare global {
  interface Window {
    search(query: string): Promise<string[]>;
    /** What is shown first, where another answer may follow. */
    searchFirst?(query: string): Promise<string[]>;
  }
}

/** Addresses without language and without what one host adds and the other does not. */
function toRoutes(links: readonly string[], locale: Locale, baseUrl: string): string[] {
  const prefix = locale === LOCALES[0] ? baseUrl : `${baseUrl}${locale}/`;
  const routes = links.map((link) => {
    const { pathname } = new URL(link, 'http://host');
    return `/${pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname}`;
  });
  return [...new Set(routes.map((route) => route.replace(/\/$/, '')))];
}

async function openPages(): Promise<CountingHost> {
  const folder = path.join(OUR_BUILD, 'assets/first-view');
  const worker = (await fs.readdir(folder)).find((file) => file.startsWith('searchWorker.'));
  if (!worker) throw new Error('build/ has no search worker. Run npm run build first.');
  const { baseUrl } = readSiteEnvironment(process.env);
  const pages: Record<string, string> = {};
  for (const locale of LOCALES) {
    const index = `${locale === LOCALES[0] ? '' : `${locale}/`}${searchIndexFile(locale, '')}`;
    for (const engine of ENGINES) {
      pages[`/${engine}/${locale}`] =
        `<!doctype html><html lang="${LOCALE_CONFIGS[locale].htmlLang}" ` +
        `data-worker="${baseUrl}assets/first-view/${worker}" data-index="${baseUrl}${index}">` +
        `<script type="module" src="/peers/${engine}.js"></script>`;
    }
  }
  return openCountingHost({ [baseUrl]: OUR_BUILD, '/peers/': PEERS_SITE }, pages);
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.waitForFunction(() => typeof window.search === 'function');
  return page;
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function firstAnswer(browser: Browser, host: CountingHost, address: string, query: string) {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < COLD_RUNS; run += 1) {
    const page = await openPage(browser, host.origin + address);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    host.reset();
    const time = await page.evaluate(async (asked) => {
      const started = performance.now();
      const found = await (window.searchFirst ?? window.search)(asked);
      if (found.length === 0) throw new Error(`Nothing found for ${asked}`);
      return performance.now() - started;
    }, query);
    times.push(time);
    bytes = host.bytes();
    await page.context().close();
  }
  return { ms: middle(times), bytes };
}

async function compareOne(
  browser: Browser,
  host: CountingHost,
  engine: Engine,
  locale: Locale,
  seed: number,
): Promise<Compared> {
  const address = `/${engine}/${locale}`;
  const { baseUrl } = readSiteEnvironment(process.env);
  const page = await openPage(browser, host.origin + address);
  const ask = (query: string) => page.evaluate((asked) => window.search(asked), query);
  const times: number[] = [];
  const search = async (query: string) => {
    const links = await ask(query);
    const once = await page.evaluate(async (asked) => {
      const started = performance.now();
      await window.search(asked);
      return performance.now() - started;
    }, query);
    times.push(once);
    return toRoutes(links, locale, engine === 'ours' ? baseUrl : '/');
  };
  const scores: Record<string, Score> = {};
  const fresh = await freshSets(locale, readIndex(locale), seed);
  for (const [name, judged] of Object.entries({ ...judgedSets(locale), ...fresh })) {
    const queries = judged.map(({ query, pages }) => ({
      query,
      pages: pages.map((route) => route.replace(/\/$/, '')),
    }));
    scores[name] = await measure(queries, search);
  }
  const unanswered = offTopic(locale);
  let nothing = 0;
  for (const query of unanswered) if ((await ask(query)).length === 0) nothing += 1;
  await page.context().close();
  const first = await firstAnswer(browser, host, address, FIRST_QUERY[locale]);
  return {
    engine,
    locale,
    scores,
    nothingForOffTopic: nothing / unanswered.length,
    firstAnswerMs: first.ms,
    firstAnswerBytes: first.bytes,
    p95Ms: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!,
  };
}

/** Asks ours and the others the same in one browser. `seed` makes the fresh queries. */
export async function compareSearches(seed: number): Promise<Compared[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(CHROMIUM_HELP);
  const host = await openPages();
  const chromiumSandbox = process.getuid?.() !== 0;
  const browser = await chromium.launch({ executablePath, chromiumSandbox });
  const compared: Compared[] = [];
  try {
    for (const locale of LOCALES) {
      for (const engine of ENGINES) {
        console.error(`Asking ${engine} in ${locale} …`);
        compared.push(await compareOne(browser, host, engine, locale, seed));
      }
    }
  } finally {
    await browser.close();
    host.close();
  }
  return compared;
}
