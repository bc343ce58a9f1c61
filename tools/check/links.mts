import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import { parse, defaultTreeAdapter as tree } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { escapeAttribute } from '@rslib-docs/kit/shared/text';
import { readSiteEnvironment } from '../../src/site/environment';
import {
  EXIT,
  UsageError,
  parseFlags,
  runCommand,
  showProgress,
} from '@rslib-docs/kit/node/command';
import { listFiles } from '@rslib-docs/kit/node/files';
import { listen } from '../serve/static-host.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** As many requests at once as a visitor with many tabs makes. */
const CONCURRENCY = 8;
const TIMEOUT_MS = 15_000;
const RETRIES = 1;
const RETRY_JITTER_MS = 500;

/** Addresses that are not asked, each with the reason. */
const SKIPPED_LINKS: readonly { pattern: RegExp; because: string }[] = [
  { pattern: /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//, because: 'an example' },
  { pattern: /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:edit|new)\//, because: 'asks for a login' },
  { pattern: /^https:\/\/(?:x|twitter)\.com\//, because: 'answers browsers only' },
];

const USAGE = `Usage: npm run site -- check links [--dir <folder>] [--timeout <ms>] [--no-skip]

Asks every address of other sites that the pages of build/ (or the given folder) link to, and lists
page, link and status of those that do not answer well. Only on request: it needs the network, and
other people's sites. SKIPPED_LINKS of tools/check/links.mts says what is not asked; --no-skip asks all.

Exit codes: 0 all answer, 1 findings or no build, 2 wrong usage.`;

function readFlags(args: readonly string[]) {
  const values = parseFlags(args, {
    dir: { type: 'string', default: 'build' },
    timeout: { type: 'string', default: String(TIMEOUT_MS) },
    'no-skip': { type: 'boolean', default: false },
  });
  if (!/^[1-9]\d*$/.test(values.timeout)) throw new UsageError('--timeout must be milliseconds.');
  return { ...values, timeout: Number(values.timeout) };
}

function addLink(links: Set<string>, href: string): void {
  if (!URL.canParse(href)) return;
  const url = new URL(href);
  url.hash = '';
  links.add(url.href);
}

/** Links of a page to other sites: what a reader can follow, not what the page names itself by. */
function linksOf(html: string): Set<string> {
  const links = new Set<string>();
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue;
      const href = child.attrs.find(({ name }) => name === 'href')?.value ?? '';
      if (child.tagName === 'a' && /^https?:\/\//.test(href)) addLink(links, href);
      visit(child);
    }
  };
  visit(parse(html));
  return links;
}

/** Every external address of the build, with the pages that link to it. */
async function findLinks(build: string, own: string): Promise<Map<string, string[]>> {
  const links = new Map<string, string[]>();
  for (const file of await listFiles(build, '.html')) {
    for (const link of linksOf(await fs.readFile(path.join(build, file), 'utf8'))) {
      if (new URL(link).origin === own) continue;
      links.set(link, [...(links.get(link) ?? []), file]);
    }
  }
  return links;
}

/** Asks each address once: linkinator reads one page that holds them all. */
async function askAll(links: readonly string[], timeout: number): Promise<LinkResult[]> {
  if (links.length === 0) return [];
  const anchors = links.map((link) => `<a href="${escapeAttribute(link)}">x</a>`).join('');
  const host = http.createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html>${anchors}`);
  });
  const page = `http://127.0.0.1:${await listen(host, 0)}/`;
  try {
    const checker = new LinkChecker();
    const results: LinkResult[] = [];
    checker.on('link', (result) => {
      if (result.url === page) return;
      results.push(result);
      showProgress(`${results.length} of ${links.length} links`);
    });
    await checker.check({
      path: page,
      timeout,
      concurrency: CONCURRENCY,
      retry: true,
      retryErrors: true,
      retryErrorsCount: RETRIES,
      retryErrorsJitter: RETRY_JITTER_MS,
    });
    const unasked = links.filter((link) => !results.some(({ url }) => url === link));
    if (unasked.length > 0) throw new Error(`These were not asked: ${unasked.join(', ')}`);
    return results;
  } finally {
    showProgress('');
    host.close();
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { dir, timeout, 'no-skip': asksAll } = readFlags(args);
  const build = path.resolve(ROOT, dir);
  if (!existsSync(build)) throw new Error(`There is no ${dir}/. Run npm run build first.`);
  const all = await findLinks(build, new URL(readSiteEnvironment(process.env).url).origin);
  const asked = [...all.keys()].filter(
    (link) => asksAll || !SKIPPED_LINKS.some(({ pattern }) => pattern.test(link)),
  );
  const broken = (await askAll(asked, timeout)).filter(({ state }) => state === LinkState.BROKEN);
  for (const { url, status } of broken) {
    const says = status || `no answer in ${timeout} ms, or no such host`;
    for (const page of all.get(url) ?? []) console.log(`${page} → ${url} → ${says}`);
  }
  const skipped = all.size - asked.length;
  console.log(`${asked.length} links asked, ${skipped} skipped, ${broken.length} do not answer.`);
  return broken.length > 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);
