import fs from 'node:fs/promises';
import path from 'node:path';
import { UNRELEASED, readVersions } from '@rslib-docs/kit/node/versions';
import { isPartial } from '@rslib-docs/translations/core/places';
import { readSections } from '@rslib-docs/translations/core/sections';
import { listOtherContent, listPages } from '@rslib-docs/translations/cli/project';

/** Pages without a source. */
const OTHER_PAGES = ['/blog/'];

/** Folders of the latest version's pages, and of everything without versions. */
export const LATEST = '/';

/** The address of a page by its name and slug, without base path, language and version. */
export function addressOf(page: string, slug: unknown): string {
  const isPost = page.startsWith('blog/');
  const base = isPost ? '/blog/' : '/';
  if (typeof slug === 'string') return slug.startsWith('/') ? slug : base + slug;
  const name = page.replace(/^(?:versioned_docs\/)?[^/]+\//, '').replace(/\.mdx$/, '');
  return base + name.replace(/(^|\/)index$/, '$1');
}

/** The version that readers find a page in, as the beginning of its address: `/`, `/1.0/`. */
export function versionOf(page: string, versions: readonly string[]): string {
  const cut = /^versioned_docs\/version-([^/]+)\//.exec(page)?.[1];
  if (cut !== undefined) return cut === versions[0] ? LATEST : `/${cut}/`;
  return page.startsWith('docs/') && versions.length > 0 ? `/${UNRELEASED.path}/` : LATEST;
}

export interface SourcePage {
  en: Set<string>;
  /** The same of the Chinese page; undefined where there is none. */
  zh: Set<string> | undefined;
  /** Only for readers with the address: it answers and is not published. */
  isUnlisted?: boolean;
}

/** The pages of a version by their addresses, without base path, language and version. */
export type VersionPages = ReadonlyMap<string, SourcePage>;

/** The pages of every version that is built, from the sources; by `/`, `/next/`, `/1.0/`. */
export async function readAddresses(root: string): Promise<ReadonlyMap<string, VersionPages>> {
  const read = async (file: string) => {
    const { frontMatter, headings } = await readSections(
      await fs.readFile(path.join(root, file), 'utf8'),
    );
    return { frontMatter, ids: new Set(headings.map(({ id }) => id)) };
  };
  const latest = OTHER_PAGES.map((one) => [one, { en: new Set(), zh: new Set() }] as const);
  const found = new Map<string, Map<string, SourcePage>>([
    [LATEST, new Map<string, SourcePage>(latest as [string, SourcePage][])],
  ]);
  const versions = readVersions(root);
  const pages = [...(await listPages(root)), ...(await listOtherContent(root))];
  for (const { page, english, chinese, hasEnglish, hasChinese } of pages) {
    if (!hasEnglish || isPartial(english)) continue;
    const { frontMatter, ids } = await read(english);
    if (frontMatter.draft === true) continue;
    const zh = hasChinese ? (await read(chinese)).ids : undefined;
    const isUnlisted = frontMatter.unlisted === true;
    const version = versionOf(page, versions);
    const addresses = found.get(version) ?? new Map<string, SourcePage>();
    found.set(
      version,
      addresses.set(addressOf(page, frontMatter.slug), { en: ids, zh, isUnlisted }),
    );
  }
  return found;
}
