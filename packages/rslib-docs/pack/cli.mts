import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { licensesOf } from '@rslib-docs/kit/node/licenses';
import { ESM_BANNER, publishedManifest } from '@rslib-docs/kit/node/published';
import { LANGUAGES, type LanguageData } from '../src/library.mts';
import { collectFacts } from './facts.mts';
import { writeIndexFile } from './index-file.mts';
import { writePages } from './pages.mts';
import { readSite } from './read-site.mts';
import { collectTypes } from './types.mts';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const PROJECT = path.resolve(PACKAGE, '../..');
const DIST = path.join(PACKAGE, 'dist');

const USAGE = `Usage: npm run build --workspace rslib-docs [-- --site <folder>]

Writes packages/rslib-docs/dist: the pages of both languages, what the commands read, and these. Its
archive goes into the built site, which offers it.

  --site <folder>   The built site. Default: build

Exit codes: 0 written, 1 something is missing or does not fit, 2 wrong usage.`;

const readText = (...names: string[]): string => fs.readFileSync(path.join(...names), 'utf8');

/** A link that leads nowhere once the package is installed. */
const LINK_INTO_CHECKOUT = /\[([^\]]+)\]\(\.\.\/[^)]*\)/g;

/** Bundles the command with all that it needs, and gives the files of which that is. */
async function bundleCommand(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(PACKAGE, 'src/cli.mts')],
    outdir: DIST,
    outExtension: { '.js': '.mjs' },
    // One compiler is enough: the checks of types bring an older one.
    alias: { typescript: path.join(PROJECT, 'node_modules/typescript') },
    // The compiler is loaded to check, not to search.
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    absWorkingDir: PROJECT,
    banner: { js: ESM_BANNER },
  });
  return Object.keys(metafile.inputs);
}

await runCommand(USAGE, async (args) => {
  const { site } = parseFlags(args, { site: { type: 'string', default: 'build' } });
  const built = path.resolve(PROJECT, site);
  const sites = await Promise.all(LANGUAGES.map((lang) => readSite(built, lang)));
  const facts = await collectFacts(PROJECT, sites[0]!.pages);
  const { version } = JSON.parse(readText(PACKAGE, 'package.json')) as { version: string };
  if (version !== facts.version) {
    const reason = `packages/rslib-docs/package.json says "version": "${version}"`;
    throw new Error(`${reason}, the pages describe ${facts.version}. They are the same.`);
  }
  const types = collectTypes(PROJECT);
  fs.rmSync(DIST, { recursive: true, force: true });
  const packed = Object.keys(types.packages).map((file) => `node_modules/${file}`);
  const files = new Map([
    ['LICENSES.txt', licensesOf(PROJECT, [...(await bundleCommand()), ...packed])],
    ['data/facts.json', JSON.stringify(facts)],
    ['data/types.json', JSON.stringify(types)],
    ['package.json', publishedManifest(path.join(PACKAGE, 'package.json'))],
    ['LICENSE', readText(PROJECT, 'LICENSE')],
    ['README.md', readText(PACKAGE, 'README.md').replace(LINK_INTO_CHECKOUT, '$1')],
  ]);
  for (const site of sites) {
    const { lang, pages, variants } = site;
    const documents = pages.map(({ path: routePath, document }) => ({ ...document, routePath }));
    const data: LanguageData = { documents, variants };
    for (const [file, text] of writePages(site)) files.set(file, text);
    files.set(`AGENTS.${lang}.md`, writeIndexFile(site, version));
    files.set(`data/search.${lang}.json`, JSON.stringify(data));
  }
  writeFiles(DIST, files);
  const words = ['pack', DIST, '--silent', '--pack-destination', built];
  const archive = execFileSync('npm', words, { encoding: 'utf8' }).trim();
  console.log(`Written: ${DIST}, ${path.join(built, archive)}`);
});
