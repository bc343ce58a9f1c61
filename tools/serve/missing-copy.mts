import fs from 'node:fs';
import path from 'node:path';
import { copyAddress, resolveAddress } from '@rslib-docs/kit/shared/addresses';
import { escapeMarkdown } from '@rslib-docs/kit/shared/text';
import { rankSuggestions, type Suggestion } from '../../src/features/not-found/rank-suggestions';
import { PAGE_INDEX_FILE, type PageIndexEntry } from '../../src/plugins/page-data/contract';
import {
  DEFAULT_LOCALE,
  LOCALES,
  asLocale,
  baseOfLocale,
  type Locale,
} from '../../src/site/locales';
import { MISSING_COPY_TEXTS } from '../../src/site/page-texts';

/** Says in one language that a page is missing, and what there is instead. */
function composeMissing(locale: Locale, base: string, nearest: readonly Suggestion[]): string {
  const texts = MISSING_COPY_TEXTS[locale];
  const links = nearest.map(
    ({ title, routePath }) => `- [${escapeMarkdown(title)}](${copyAddress(routePath)})`,
  );
  return [
    `# ${texts.title}`,
    ...(links.length > 0 ? [texts.nearest, links.join('\n')] : []),
    `${texts.index}[llms.txt](${base}llms.txt)`,
  ].join('\n\n');
}

/** The same in all languages, for hosts that answer every missing page with one file. */
export const missingCopyOfAll = (baseUrl: string): string =>
  `${LOCALES.map((one) => composeMissing(one, baseOfLocale(one, baseUrl), [])).join('\n\n')}\n`;

/**
 * The Markdown that answers at `pathname` if there is no page and no copy: in the language of
 * the path, with the nearest pages of its version. Undefined where the build has no list of pages.
 */
export function missingCopy(root: string, baseUrl: string, pathname: string): string | undefined {
  const read = (locale: Locale): PageIndexEntry[] | undefined => {
    const file = path.join(root, locale === DEFAULT_LOCALE ? '' : locale, PAGE_INDEX_FILE);
    if (!fs.existsSync(file)) return undefined;
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PageIndexEntry[];
  };
  const all = read(DEFAULT_LOCALE);
  if (!all) return undefined;
  const resolution = resolveAddress(pathname, {
    base: baseUrl,
    defaultLocale: DEFAULT_LOCALE,
    locales: LOCALES,
    versions: [...new Set(all.map(({ version }) => version))].filter(Boolean),
    routes: [],
    moved: [],
  });
  const { locale, version, home } =
    resolution.kind === 'missing'
      ? resolution
      : { locale: DEFAULT_LOCALE, version: undefined, home: baseUrl };
  const language = asLocale(locale);
  const pages = (read(language) ?? []).filter(
    (page) =>
      page.version === (version ?? '') &&
      page.routePath !== home &&
      fs.existsSync(path.join(root, copyAddress(page.routePath).slice(baseUrl.length))),
  );
  const asPage = pathname.replace(/(?:(?<=\/)index)?\.md$/, '');
  const nearest = rankSuggestions(asPage, pages);
  return `${composeMissing(language, baseOfLocale(language, baseUrl), nearest)}\n`;
}
