import path from 'node:path';
import { ARCHIVING_VARIABLE } from '@rslib-docs/kit/node/versions/places';
import type { PageIndexEntry } from '../../src/plugins/page-data/contract';
import { readSiteEnvironment } from '../../src/site/environment';
import { LOCALE_CONFIGS, type Locale } from '../../src/site/locales';
import { MOVED_TEXTS, REDIRECTS } from '../../src/site/redirects';
import { findRedirectProblems, redirectsIn } from '../addresses/find-redirect-problems.mts';
import { writeRedirects } from './write-redirects.mts';

/**
 * Keeps the old addresses of one language answering, in each version by itself; gives them. Throws
 * with every entry that cannot be.
 */
export async function redirectMoved(
  outDir: string,
  locale: Locale,
  localeBase: string,
  pages: readonly Pick<PageIndexEntry, 'routePath' | 'toc' | 'version'>[],
): Promise<string[]> {
  const versions = new Map<string, Map<string, Set<string>>>([['', new Map()]]);
  for (const { routePath, toc, version } of pages) {
    const folder = version && `${version}/`;
    const known = versions.get(folder) ?? new Map<string, Set<string>>();
    const address = `/${routePath.slice(localeBase.length + folder.length)}`;
    versions.set(folder, known.set(address, new Set(toc.map(({ id }) => id))));
  }
  // A build for the archive has not all versions, so it cannot tell where an entry counts.
  const isWhole = !process.env[ARCHIVING_VARIABLE];
  const problems = isWhole ? findRedirectProblems(REDIRECTS, [...versions.values()]) : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { htmlLang } = LOCALE_CONFIGS[locale];
  const { url: siteUrl } = readSiteEnvironment(process.env);
  const texts = MOVED_TEXTS[locale];
  const moved: string[] = [];
  for (const [folder, known] of versions) {
    const redirects = redirectsIn(REDIRECTS, known);
    const base = localeBase + folder;
    const target = { localeBase: base, siteUrl, htmlLang, texts };
    await writeRedirects(redirects, { outDir: path.join(outDir, folder), ...target });
    moved.push(...redirects.map(({ from }) => base + from.slice(1)));
  }
  return moved;
}
