import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { plainPage } from './plain-page.mts';
import { findPrismLanguages } from './prism-languages.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STOCK_SITE = path.join(ROOT, '.cache/page-weight/stock-site');
const COPIED = ['docs', 'blog', 'i18n', 'static'];

export const OUR_BUILD = path.join(ROOT, 'build');
export const STOCK_BUILD = path.join(STOCK_SITE, 'build');

/** What `create-docusaurus` writes: a stock site is built for these browsers, not for ours. */
const STOCK_PACKAGE = {
  name: 'stock-site',
  private: true,
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

/** Runs Node with its output on our error stream, so that standard output holds the table only. */
function runNode(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', process.stderr, process.stderr],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(signal ? `It was stopped by ${signal}.` : `It ended with exit code ${code}.`),
        );
    });
  });
}

async function report(what: string, build: () => Promise<void>): Promise<void> {
  const started = performance.now();
  console.error(`Building ${what} …`);
  try {
    await build();
  } catch (error) {
    throw new Error(`Building ${what} failed. ${(error as Error).message}`, { cause: error });
  }
  console.error(`Built ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds this site into `OUR_BUILD`. */
export function buildOurs(): Promise<void> {
  return report('our site', () => runNode(['--import', 'tsx', 'tools/build/build.mts'], ROOT));
}

/** The home pages are made of components of ours; stock gets what their front matter says. */
const HOME = /(?:^docs|current)\/index\.mdx$/;
const frontMatterOf = (text: string): string => /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';

async function takeOutComponents(site: string): Promise<void> {
  for (const name of await listFiles(site, '.mdx')) {
    const file = path.join(site, name);
    const text = await fs.readFile(file, 'utf8');
    const plain = HOME.test(name) ? frontMatterOf(text) : plainPage(text);
    if (plain !== text) await fs.writeFile(file, plain);
  }
}

/** Copies the content without what belongs to our theme: its strings would weigh on stock. */
export async function copyContent(site: string): Promise<void> {
  await fs.rm(site, { recursive: true, force: true });
  for (const folder of COPIED) {
    await fs.cp(path.join(ROOT, folder), path.join(site, folder), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'code.json',
    });
  }
  await takeOutComponents(site);
  await fs.writeFile(path.join(site, 'package.json'), JSON.stringify(STOCK_PACKAGE));
}

async function readPages(site: string): Promise<string[]> {
  const files = [...(await listFiles(site, '.mdx')), ...(await listFiles(site, '.md'))];
  return Promise.all(files.map((file) => fs.readFile(path.join(site, file), 'utf8')));
}

/** How a stock site is built: arguments of Node.js, run in the folder of the site. */
export async function stockCommand(site: string) {
  const docusaurus = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    args: [docusaurus, 'build', '--config', path.join(import.meta.dirname, 'stock-config.ts')],
    // The folder that Docusaurus runs in decides for which browsers it compiles.
    cwd: site,
    env: { STOCK_PRISM_LANGUAGES: findPrismLanguages(await readPages(site)).join(',') },
  };
}

/** Builds stock Docusaurus with our content into `STOCK_BUILD`. */
export function buildStock(): Promise<void> {
  return report('stock Docusaurus', async () => {
    await copyContent(STOCK_SITE);
    const { args, cwd, env } = await stockCommand(STOCK_SITE);
    await runNode(args, cwd, env);
  });
}
