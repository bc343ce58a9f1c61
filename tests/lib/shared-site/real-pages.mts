import fs from 'node:fs/promises';
import path from 'node:path';
import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary';
import turbo from '../../../turbo.json' with { type: 'json' };
import type { FixtureSite } from '../fixture-site.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LABELS = 'i18n/zh/docusaurus-plugin-content-docs/current.json';

/**
 * Pages of the real site that tests of components read, in both languages: each is an input of that
 * task, written `{english folder,Chinese folder}/page`.
 */
const PAGES = turbo.tasks['//#build:shared'].inputs.flatMap((input) => {
  const [, english, chinese, page] = /^\{(\w+),(i18n\/.*)\}(\/.*\.mdx)$/.exec(input) ?? [];
  return page ? [english! + page, chinese! + page] : [];
});

/** The groups of the real site, without the pages that are not here. */
export const SIDEBARS_START = `
import { existsSync } from 'node:fs';
import real from './sidebars.real';
import { divider, sectionHeader } from './src/site/sidebar-items';

const withoutMissing = (items) =>
  items.flatMap((item) => {
    if (typeof item === 'string') return existsSync(\`\${__dirname}/docs/\${item}.mdx\`) ? [item] : [];
    if (!item.items) return [item];
    const own = withoutMissing(item.items);
    return own.length > 0 ? [{ ...item, items: own }] : [];
  });
`;

/** Adds the real pages; their links to pages that this site lacks lead nowhere. */
export async function addRealPages(site: FixtureSite): Promise<void> {
  for (const file of [...PAGES, LABELS, GLOSSARY_FILE])
    await site.write(file, await fs.readFile(path.join(ROOT, file)));
  const authors = 'blog/authors.yml';
  const real = await fs.readFile(path.join(ROOT, authors), 'utf8');
  await site.write(authors, `${await site.read(authors)}${real}`);
  await site.write('sidebars.real.ts', await fs.readFile(path.join(ROOT, 'sidebars.ts')));
  const config = await site.read('docusaurus.config.ts');
  await site.write(
    'docusaurus.config.ts',
    config.replace(/(onBroken\w+): 'throw'/g, "$1: 'ignore'"),
  );
}
