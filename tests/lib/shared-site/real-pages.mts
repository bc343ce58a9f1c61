import fs from 'node:fs/promises';
import path from 'node:path';
import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary/contract';
import turbo from '../../../turbo.json' with { type: 'json' };
import type { FixtureSite } from '../fixture-site.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';
const LABELS = 'i18n/zh/docusaurus-plugin-content-docs/current.json';
/** How turbo.json names a page in both languages. */
const IN_BOTH = `{docs,${CHINESE}}/`;

/** Pages of the real site that tests of components read: each is an input of that task. */
const PAGES = turbo.tasks['//#build:shared'].inputs
  .filter((input) => input.startsWith(IN_BOTH))
  .map((input) => input.slice(IN_BOTH.length));

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
  for (const page of PAGES) {
    for (const folder of ['docs', CHINESE])
      await site.write(`${folder}/${page}`, await fs.readFile(path.join(ROOT, folder, page)));
  }
  await site.write('sidebars.real.ts', await fs.readFile(path.join(ROOT, 'sidebars.ts')));
  for (const file of [LABELS, GLOSSARY_FILE])
    await site.write(file, await fs.readFile(path.join(ROOT, file)));
  const config = await site.read('docusaurus.config.ts');
  await site.write(
    'docusaurus.config.ts',
    config.replace(/(onBroken\w+): 'throw'/g, "$1: 'ignore'"),
  );
}
