import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { readIndex } from '../../tools/search-eval/read-index.mts';
import { STOCK_BUILD, buildStock } from '../page-weight/build-sites.mts';

const HERE = import.meta.dirname;
/** Served below `/peers/`. */
export const PEERS_SITE = path.resolve(HERE, '../../.cache/search-peers');

const run = promisify(execFile);

/** Installs what the lockfile says, unless it is there. */
async function install(): Promise<void> {
  if (existsSync(path.join(HERE, 'node_modules/pagefind'))) return;
  console.error('Installing the other searches …');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE });
}

/** Pages of a language in the stock build, with their addresses. */
async function stockPages(locale: Locale) {
  const folder = locale === DEFAULT_LOCALE ? '' : locale;
  const others = LOCALES.filter((other) => other !== DEFAULT_LOCALE).map((other) => `${other}/`);
  const dir = path.join(STOCK_BUILD, folder);
  return (await listFiles(dir, 'index.html'))
    .filter((file) => folder || !others.some((other) => file.startsWith(other)))
    .sort()
    .map((file) => ({
      filePath: path.join(dir, file),
      url: `/${path.posix.join(folder, file).replace(/index\.html$/, '')}`,
      type: file.startsWith('blog/') ? 'blog' : 'docs',
    }));
}

async function indexWithPagefind(): Promise<void> {
  const output = path.join(PEERS_SITE, 'pagefind');
  const args = ['--site', STOCK_BUILD, '--output-path', output, '--root-selector', 'article'];
  const command = path.join(HERE, 'node_modules/pagefind/lib/runner/bin.cjs');
  await run(process.execPath, [command, ...args], { cwd: HERE });
}

async function indexWithEasyops(): Promise<void> {
  const generatedDir = path.join(PEERS_SITE, 'easyops/generated');
  await fs.mkdir(generatedDir, { recursive: true });
  const locales = LOCALES.map(async (locale) => ({
    pages: await stockPages(locale),
    indexFile: path.join(PEERS_SITE, 'easyops', locale, 'search-index.json'),
  }));
  const jobFile = path.join(PEERS_SITE, 'easyops/job.json');
  await fs.writeFile(
    jobFile,
    JSON.stringify({ locales: await Promise.all(locales), generatedDir }),
  );
  await run(process.execPath, [path.join(HERE, 'easyops-index.mjs'), jobFile], { cwd: HERE });
  // Their client as a site bundles it, without Docusaurus around it.
  await build({
    entryPoints: [path.join(HERE, 'pages/easyops-worker.js')],
    outfile: path.join(PEERS_SITE, 'easyops-worker.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    alias: {
      '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': path.join(
        generatedDir,
        'generated-constants.js',
      ),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

/** Libraries that are given the texts of our pages, without what we add for our own search. */
const LIBRARIES = ['minisearch', 'orama'] as const;

async function bundleLibraries(): Promise<void> {
  for (const locale of LOCALES) {
    const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
    const documents = readIndex(locale).map(({ id, title, content, routePath }) => ({
      ...{ id, title, content },
      url: prefix + routePath,
    }));
    const file = path.join(PEERS_SITE, `documents.${locale}.json`);
    await fs.writeFile(file, JSON.stringify(documents));
  }
  await build({
    entryPoints: LIBRARIES.map((name) => ({
      in: path.join(HERE, `pages/${name}-page.js`),
      out: name,
    })),
    outdir: PEERS_SITE,
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'error',
  });
}

/** Builds the other searches from our content into `PEERS_SITE`. */
export async function buildPeers(): Promise<void> {
  await install();
  await buildStock();
  await fs.rm(PEERS_SITE, { recursive: true, force: true });
  await fs.mkdir(PEERS_SITE, { recursive: true });
  console.error('Indexing with Pagefind and docusaurus-search-local …');
  await indexWithPagefind();
  await indexWithEasyops();
  await bundleLibraries();
  for (const name of ['ours.js', 'pagefind.js', 'easyops.js']) {
    await fs.copyFile(path.join(HERE, 'pages', name), path.join(PEERS_SITE, name));
  }
}
