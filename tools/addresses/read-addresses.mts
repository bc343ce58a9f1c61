import fs from 'node:fs/promises';
import path from 'node:path';
import { readSections } from '@rslib-docs/translations/core/sections';
import { listPages } from '@rslib-docs/translations/cli/project';

/** Pages without a source of their own. */
const OTHER_PAGES = ['/blog/'];

/** The address of a page by its name and slug, without base path and language. */
export function addressOf(page: string, slug: unknown): string {
  const isPost = page.startsWith('blog/');
  const base = isPost ? '/blog/' : '/';
  if (typeof slug === 'string') return slug.startsWith('/') ? slug : base + slug;
  const name = page.replace(/^[^/]+\//, '').replace(/\.mdx$/, '');
  return base + name.replace(/(^|\/)index$/, '$1');
}

export interface SourcePage {
  /** Ids of the headings. */
  en: Set<string>;
  /** The same of the Chinese page; undefined where there is none. */
  zh: Set<string> | undefined;
  /** Only for those who have its address: it answers and is not published. */
  isUnlisted?: boolean;
}

/** Every published address, without base path and language, from the sources. */
export async function readAddresses(root: string): Promise<Map<string, SourcePage>> {
  const read = async (file: string) => {
    const { frontMatter, headings } = await readSections(
      await fs.readFile(path.join(root, file), 'utf8'),
    );
    return { frontMatter, ids: new Set(headings.map(({ id }) => id)) };
  };
  const addresses = new Map<string, SourcePage>();
  for (const other of OTHER_PAGES) addresses.set(other, { en: new Set(), zh: new Set() });
  for (const { page, english, chinese, hasEnglish, hasChinese } of await listPages(root)) {
    if (!hasEnglish) continue;
    const { frontMatter, ids } = await read(english);
    if (frontMatter.draft === true) continue;
    const zh = hasChinese ? (await read(chinese)).ids : undefined;
    const isUnlisted = frontMatter.unlisted === true;
    addresses.set(addressOf(page, frontMatter.slug), { en: ids, zh, isUnlisted });
  }
  return addresses;
}
