import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '@rslib-docs/translations/cli/project';
import { readSections } from '@rslib-docs/translations/core/sections';
import { DEFAULT_LOCALE, LOCALES } from '../../src/site/locales';
import { readBuiltPages } from '../build/built-pages.mts';
import { resolveFile } from '../serve/static-host.mts';
import { UNRELEASED_LABELS, placesOf } from './files.mts';

export interface Gaps {
  gaps: string[];
  /** A search result, found or not. */
  pages: number;
  ids: number;
  keys: number;
}

const hasId = (html: string, id: string): boolean =>
  [`id="${id}"`, `id=${id} `, `id=${id}>`].some((text) => html.includes(text));

/**
 * The missing parts of a version's documentation: pages, heading ids and keys of labels, in every
 * language. Reads the built site, where a page counts only if it was made of the version's
 * own file in that language; a page that fell back to English is missing.
 */
export async function findGaps(
  root: string,
  build: string,
  version: string,
  baseUrl: string,
): Promise<Gaps> {
  const places = placesOf(version);
  const gaps: string[] = [];
  let [pages, ids] = [0, 0];
  const languages = LOCALES.map((locale) => {
    const { all } = readBuiltPages(root, build, locale);
    const routes = new Map(all.map(({ relativePath, routePath }) => [relativePath, routePath]));
    const folder = locale === DEFAULT_LOCALE ? places.english : places.chinese;
    return { locale, routes, folder };
  });
  for (const { page, english, hasEnglish } of await listPages(root)) {
    if (!page.startsWith('docs/') || !hasEnglish) continue;
    const source = fs.readFileSync(path.join(root, english), 'utf8');
    const { frontMatter, headings } = await readSections(source);
    // The build leaves drafts out, in every version.
    if (frontMatter.draft === true) continue;
    pages += 1;
    for (const { locale, routes, folder } of languages) {
      const file = `${folder}/${page.slice('docs/'.length)}`;
      const route = routes.get(file);
      const answer = route && resolveFile(build, `/${route.slice(baseUrl.length)}`);
      if (route === undefined) gaps.push(`${file}: the page is missing (${locale})`);
      else if (!answer) gaps.push(`${file}: nothing answers at ${route}`);
      if (!answer) continue;
      const html = fs.readFileSync(answer, 'utf8');
      const lost = headings.filter(({ id }) => !hasId(html, id));
      gaps.push(...lost.map(({ id }) => `${file}: the heading id "${id}" is missing (${locale})`));
      ids += headings.length;
    }
  }
  const readLabels = (file: string): Record<string, { message?: string }> =>
    fs.existsSync(path.join(root, file))
      ? JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
      : {};
  const labels = readLabels(places.labels);
  const keys = Object.keys(readLabels(UNRELEASED_LABELS));
  for (const key of keys)
    if (!labels[key]?.message) gaps.push(`${places.labels}: the key "${key}" is missing`);
  return { gaps, pages, ids, keys: keys.length };
}
