import fs from 'node:fs/promises';
import path from 'node:path';
import { readSections } from '@rslib-docs/translations/core/sections';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { listPages } from '@rslib-docs/translations/cli/project';
import { readBuiltPages } from '../build/built-pages.mts';
import { resolveFile } from '../serve/static-host.mts';
import { UNRELEASED_PLACES, placesOf } from './version-files.mts';

export interface Gaps {
  gaps: string[];
  /** What was looked for and found, or not. */
  pages: number;
  ids: number;
  keys: number;
}

type Labels = Record<string, { message: string }>;

const readJson = async <T,>(file: string): Promise<T> =>
  JSON.parse(await fs.readFile(file, 'utf8')) as T;

/** Pages below `docs`, with the ids of their headings. */
async function expectedPages(root: string): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>();
  for (const { page, english, hasEnglish } of await listPages(root)) {
    if (!page.startsWith('docs/') || !hasEnglish) continue;
    const read = await readSections(await fs.readFile(path.join(root, english), 'utf8'));
    // The build leaves drafts out, in every version.
    if (read.frontMatter.draft === true) continue;
    pages.set(
      page.slice('docs/'.length),
      read.headings.map(({ id }) => id),
    );
  }
  return pages;
}

/** The text of a built page, or nothing where the host would not find it. */
async function builtPage(build: string, baseUrl: string, route: string): Promise<string> {
  const file = resolveFile(build, `/${route.slice(baseUrl.length)}`);
  return file ? fs.readFile(file, 'utf8') : '';
}

const hasId = (html: string, id: string): boolean =>
  ['"', ' ', '>'].some((end) => html.includes(`id=${end === '"' ? '"' : ''}${id}${end}`));

/**
 * What of the documentation is not in a version: pages, heading ids and keys of labels, in every
 * language. Asks the site as it was built, where a page counts only if it was made of the version's
 * own file in that language; a page that fell back to English is missing.
 */
export async function findGaps(
  root: string,
  build: string,
  version: string,
  baseUrl: string,
): Promise<Gaps> {
  const expected = await expectedPages(root);
  const places = placesOf(version);
  const gaps: string[] = [];
  let ids = 0;
  const checkLanguage = async (locale: Locale): Promise<void> => {
    const folder = locale === DEFAULT_LOCALE ? '' : locale;
    const { all } = readBuiltPages(root, build, locale);
    const entries = new Map(all.map((entry) => [entry.relativePath, entry]));
    for (const [page, wanted] of expected) {
      const file = `${folder ? places.chinese : places.english}/${page}`;
      const entry = entries.get(file);
      if (!entry) {
        gaps.push(`${file}: the page is missing (${locale})`);
        continue;
      }
      const html = await builtPage(build, baseUrl, entry.routePath);
      if (!html) gaps.push(`${file}: nothing answers at ${entry.routePath}`);
      ids += wanted.length;
      for (const id of html ? wanted : []) {
        if (!hasId(html, id)) gaps.push(`${file}: the heading id "${id}" is missing (${locale})`);
      }
    }
  };
  for (const locale of LOCALES) await checkLanguage(locale);

  const labels = await readJson<Labels>(path.join(root, places.labels)).catch(() => ({}) as Labels);
  const keys = Object.keys(await readJson<Labels>(path.join(root, UNRELEASED_PLACES.labels)));
  for (const key of keys) {
    if (!labels[key]?.message) gaps.push(`${places.labels}: the key "${key}" is missing`);
  }
  return { gaps, pages: expected.size, ids, keys: keys.length };
}
