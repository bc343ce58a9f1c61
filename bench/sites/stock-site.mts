import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { plainPage } from './plain-page.mts';
import { findPrismLanguages } from './prism-languages.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = ['docs', 'blog', 'i18n', 'static'];

/** What `create-docusaurus` writes: a stock site is built for these browsers, not for ours. */
const STOCK_PACKAGE = {
  name: 'stock-site',
  private: true,
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

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
