import fs from 'node:fs/promises';
import path from 'node:path';
import { searchIndexFile, toSearchDocuments } from '../../lib/search/document';
import type { PageData } from './contract';

/** An area of the site, as the top navigation names it. */
export interface SearchArea {
  label: string;
  /** Regular expression on the address. */
  activeMatch: string;
}

/** The areas in the language of the site that is being built. */
export async function translateAreas(
  areas: readonly SearchArea[],
  localizationDir: string,
): Promise<SearchArea[]> {
  const file = path.join(localizationDir, 'docusaurus-theme-classic', 'navbar.json');
  const text = await fs.readFile(file, 'utf8').catch(() => '{}');
  const messages = JSON.parse(text) as Record<string, { message: string } | undefined>;
  return areas.map((area) => ({
    ...area,
    label: messages[`item.label.${area.label}`]?.message ?? area.label,
  }));
}

/** The static indexes of search: for each version a file, an array of its pages. */
export function searchIndexes(
  pages: readonly PageData[],
  lang: string,
  areas: readonly SearchArea[],
): Map<string, string> {
  const areaOf = (routePath: string) =>
    areas.find(({ activeMatch }) => new RegExp(activeMatch).test(routePath))?.label ?? '';
  const versions = [...new Set(['', ...pages.map(({ version }) => version)])];
  return new Map(
    versions.map((version) => {
      const own = pages.filter((page) => page.version === version);
      return [searchIndexFile(lang, version), JSON.stringify(toSearchDocuments(own, areaOf))];
    }),
  );
}
