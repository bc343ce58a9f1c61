import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/files';
import { readSiteEnvironment } from '../../../src/site/environment';
import { LOCALES, baseOfLocale, type Locale } from '../../../src/site/locales';
import { missingCopy } from '../../../tools/serve/missing-copy.mts';
import { createStaticHost, listen } from '../../../tools/serve/static-host.mts';

/** What is used of AFDocs. */
interface Check {
  id: string;
  status: string;
  message: string;
  details?: Readonly<Record<string, unknown>>;
}
interface AFDocs {
  runChecks(base: string, options: object): Promise<{ results: Check[] }>;
}

const NAME: string = 'afdocs';
// An optional dependency, which npm installs from Node.js 22 on.
const [major] = process.versions.node.split('.').map(Number);
const isThere = major! >= 22;
const BUILD = path.resolve(import.meta.dirname, '../../../build');
/** More than there are pages: all of them are looked at. */
const ALL = 1000;

interface Known {
  status: string;
  locales: readonly Locale[];
  why: string;
}

/** Checks that AFDocs does not pass, and why. A check that passes again must be removed here. */
const KNOWN: Readonly<Record<string, Known>> = {
  'llms-txt-directive-html': {
    status: 'warn',
    locales: LOCALES,
    why: 'The line stands in the footer: text comes first, and copies have it at their top.',
  },
  'page-size-markdown': {
    status: 'warn',
    locales: ['en'],
    why: 'All messages of the tool are on one page, to be found by search.',
  },
  'page-size-html': { status: 'warn', locales: LOCALES, why: 'The same page.' },
  'redirect-behavior': {
    status: 'fail',
    locales: LOCALES,
    why: 'A script sends a first visit to the language of the browser, never a crawler.',
  },
};

/** Parts for people only: they are not in the copies. */
const FOR_PEOPLE = [
  // Copies have the name of a file in the fence.
  'figcaption',
  'a.hash',
  '[role=tablist]',
  // Copies have the command of npm alone.
  '[data-tabs=npm2yarn]',
];

/** Pages that show in components what others say in words: the home page, and choices. */
const OF_COMPONENTS: readonly string[] = ['', 'guide/basic/output-explorer'];

/** Is asked of HTML with all of its end tags: AFDocs does not read it without them. */
const PARITY = 'markdown-content-parity';

const hosts: ReturnType<typeof createStaticHost>[] = [];
const { url: siteUrl } = readSiteEnvironment({});
let whole: string;

async function serve(root: string): Promise<string> {
  const host = createStaticHost({ root, missingCopy });
  // AFDocs thinks for seconds between two requests, and does not repeat one on a closed connection.
  host.keepAliveTimeout = 600_000;
  hosts.push(host);
  return `http://127.0.0.1:${await listen(host, 0)}`;
}

async function check(origin: string, locale: Locale, more: object = {}) {
  const base = `${origin}${baseOfLocale(locale, '/')}`;
  const { runChecks } = (await import(NAME)) as AFDocs;
  const { results } = await runChecks(base, {
    canonicalOrigin: siteUrl,
    llmsTxtUrl: `${base}llms.txt`,
    samplingStrategy: 'deterministic',
    maxLinksToTest: ALL,
    requestDelay: 0,
    parityExclusions: FOR_PEOPLE,
    ...more,
  });
  return results;
}

beforeAll(async () => {
  whole = await fs.mkdtemp(path.join(os.tmpdir(), 'afdocs-'));
  await fs.cp(BUILD, whole, { recursive: true });
  for (const file of await listFiles(whole, '')) {
    if (!file.endsWith('.html')) continue;
    const html = await fs.readFile(path.join(whole, file), 'utf8');
    await fs.writeFile(path.join(whole, file), serialize(parse(html)));
  }
});
afterAll(async () => {
  for (const host of hosts) host.close().closeAllConnections();
  await fs.rm(whole, { recursive: true });
});

it.runIf(isThere).each(LOCALES)(
  'AFDocs passes but for what is known (%s)',
  { timeout: 900_000 },
  async (locale) => {
    const results = await check(await serve(BUILD), locale, { skipCheckIds: [PARITY] });
    expect(results.length).toBeGreaterThan(20);
    const found = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
    const expected = Object.entries(KNOWN).filter(([, { locales }]) => locales.includes(locale));
    expect(
      Object.fromEntries(found.map(({ id, status }) => [id, status])),
      found.map(({ id, message }) => `${id}: ${message}`).join('\n'),
    ).toEqual(Object.fromEntries(expected.map(([id, { status }]) => [id, status])));
  },
);

it.runIf(isThere).each(LOCALES)('copies say what the pages say (%s)', async (locale) => {
  const checkIds = ['markdown-url-support', PARITY];
  const results = await check(await serve(whole), locale, { checkIds });
  const parity = results.find((one) => one.id === PARITY)!;
  const pages = parity.details?.['pageResults'] as { url: string; status: string }[];
  expect(pages.length).toBeGreaterThan(60);
  const differing = pages.filter(({ status }) => status !== 'pass');
  const base = baseOfLocale(locale, '/');
  const names = differing.map(({ url }) => `${new URL(url).pathname}/`.slice(base.length, -1));
  expect(names.filter((name) => !OF_COMPONENTS.includes(name))).toEqual([]);
});
