import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { LANGUAGES, type LanguageData } from '../src/library.mts';
import { bundleCommand } from './bundle.mts';
import { collectFacts } from './facts.mts';
import { writeIndexFile } from './index-file.mts';
import { writePages } from './pages.mts';
import { readSite, type SiteLanguage } from './read-site.mts';
import { collectTypes } from './types.mts';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const PROJECT = path.resolve(PACKAGE, '../..');

const USAGE = `Usage: npm run build --workspace rslib-docs [-- --site <folder>]

Writes packages/rslib-docs/dist: the pages of both languages, what the commands read, and these. Its
archive goes into the built site, which offers it.

  --site <folder>   The built site. Default: build

Exit codes: 0 written, 1 something is missing or does not fit, 2 wrong usage.`;

const readText = (folder: string, file: string): string =>
  fs.readFileSync(path.join(folder, file), 'utf8');

interface Manifest extends Record<string, unknown> {
  version: string;
}

/** Fields of the package that are none of the workspace. */
const PUBLISHED = ['name', 'version', 'description', 'license', 'type', 'engines'];
/** A link that leads nowhere once the package is installed. */
const LINK_INTO_CHECKOUT = /\[([^\]]+)\]\(\.\.\/[^)]*\)/g;

const publishedManifest = (manifest: Manifest): string => {
  const fields = PUBLISHED.map((name) => [name, manifest[name]] as const);
  const own = { ...Object.fromEntries(fields), bin: { 'rslib-docs': 'cli.mjs' } };
  return `${JSON.stringify(own, null, 2)}\n`;
};

const languageData = ({ pages, variants }: SiteLanguage): string => {
  const documents = pages.map(({ path: routePath, document }) => ({ ...document, routePath }));
  return JSON.stringify({ documents, variants } satisfies LanguageData);
};

await runCommand(USAGE, async (args) => {
  const { site } = parseFlags(args, { site: { type: 'string', default: 'build' } });
  const build = path.resolve(PROJECT, site);
  const sites = await Promise.all(LANGUAGES.map((lang) => readSite(build, lang)));
  const facts = await collectFacts(PROJECT, sites[0]!.pages);
  const manifest = JSON.parse(readText(PACKAGE, 'package.json')) as Manifest;
  const { version } = manifest;
  if (version !== facts.version) {
    const reason = `packages/rslib-docs/package.json says "version": "${version}"`;
    throw new Error(`${reason}, the pages describe ${facts.version}. They are the same.`);
  }
  const types = collectTypes(PROJECT);
  const dist = path.join(PACKAGE, 'dist');
  fs.rmSync(dist, { recursive: true, force: true });
  const licenses = await bundleCommand(PROJECT, dist, Object.keys(types.packages));
  const files = new Map([
    ['LICENSES.txt', licenses],
    ['data/facts.json', JSON.stringify(facts)],
    ['data/types.json', JSON.stringify(types)],
    ['package.json', publishedManifest(manifest)],
    ['LICENSE', readText(PROJECT, 'LICENSE')],
    ['README.md', readText(PACKAGE, 'README.md').replace(LINK_INTO_CHECKOUT, '$1')],
  ]);
  for (const site of sites) {
    for (const [file, text] of writePages(site)) files.set(file, text);
    files.set(`AGENTS.${site.lang}.md`, writeIndexFile(site, version));
    files.set(`data/search.${site.lang}.json`, languageData(site));
  }
  writeFiles(dist, files);
  const words = ['pack', dist, '--silent', '--pack-destination', build];
  const archive = execFileSync('npm', words, { encoding: 'utf8' }).trim();
  console.log(`Written: ${dist}, ${path.join(build, archive)}`);
});
