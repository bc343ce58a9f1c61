import path from 'node:path';
import { decoded } from '@rslib-docs/kit/shared/attempt';
import type { Section, SectionedPage } from '../core/sections';
import type { Finding } from './project.mts';

/** A page with what was read of it; the Chinese one is missing where it falls back anyway. */
export interface LinkedPage {
  page: string;
  chineseFile: string;
  english: SectionedPage;
  chinese: SectionedPage | undefined;
}

type Link = Section['links'][number] & { section: string };

const linksOf = ({ sections }: SectionedPage): Link[] =>
  sections.flatMap(({ id, links }) => links.map((link) => ({ ...link, section: id })));
const idsOf = ({ headings }: SectionedPage): Set<string> => new Set(headings.map(({ id }) => id));

/** Address of a page without base path, language and closing slash. */
export function routeOf(page: string, frontMatter: Readonly<Record<string, unknown>>): string {
  const file = page.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  const folder = path.posix.dirname(`/${file}`);
  const own = slug === undefined ? file.replace(/(?:^|\/)index$/, '') : slug;
  return (
    path.posix.join('/', slug && !slug.startsWith('/') ? folder : '', own).replace(/\/$/, '') || '/'
  );
}

/** A part of an address as a reader sees it; one that cannot be decoded is taken as it stands. */
const readable = (part: string): string => decoded(part, decodeURIComponent) ?? part;

/** The page that an in-site link leads to; null where there is none, undefined for other sites. */
function targetOf(from: LinkedPage, url: string, routes: ReadonlyMap<string, string>) {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return undefined;
  const pathname = readable(url.replace(/[?#].*$/, ''));
  if (pathname === '') return from.page;
  if (/\.mdx?$/.test(pathname)) {
    const name = pathname.startsWith('/')
      ? `${from.page.split('/')[0]}${pathname}`
      : path.posix.join(path.posix.dirname(from.page), pathname);
    return [...routes.values()].includes(name) ? name : null;
  }
  const base = routeOf(from.page, from.english.frontMatter);
  const route = path.posix.resolve(path.posix.dirname(base), pathname).replace(/\/$/, '') || '/';
  return routes.get(route) ?? null;
}

/** An address that is neither on the web nor in the site: `javascript:` and others. */
const RUNS = /^(?!https?:|mailto:)[a-z][a-z\d+.-]*:/i;
/** A file that is not a page. */
const FILE = /\.\w{2,5}$/;

/**
 * Broken links and fragments of the Chinese pages, as the site would be if the pages in `failing`
 * showed their English text. What an English page links to is proven by the build of the English
 * site. A fragment that English has and Chinese has not is the fault of the page that lost it.
 */
export function findBrokenLinks(
  pages: readonly LinkedPage[],
  failing: ReadonlySet<string>,
): Finding[] {
  const byName = new Map(pages.map((page) => [page.page, page]));
  const routes = new Map(
    pages.map((one) => [routeOf(one.page, one.english.frontMatter), one.page]),
  );
  const findings: Finding[] = [];
  const add = (to: LinkedPage, line: number, section: string, message: string): void => {
    findings.push({ kind: 'link', file: to.chineseFile, line, page: to.page, section, message });
  };
  for (const from of pages) {
    if (!from.chinese || failing.has(from.page)) continue;
    const proven = new Set(linksOf(from.english).map(({ url }) => url));
    for (const { url, line, section } of linksOf(from.chinese)) {
      const refuse = (what: string): void => {
        if (!proven.has(url)) add(from, line, section, `the link ${url} ${what}`);
      };
      if (RUNS.test(url.replace(/[\s\0]/g, ''))) {
        refuse('runs or loads something; use https');
        continue;
      }
      const name = targetOf(from, url, routes);
      const isFile = FILE.test(url.replace(/\.mdx?(?=$|[?#])|[?#].*$/g, ''));
      if (name === undefined || isFile) continue;
      const target = byName.get(name ?? '');
      if (!target) {
        refuse('leads to no page');
        continue;
      }
      const id = readable(/#(.+)$/.exec(url)?.[1] ?? '');
      const shown = failing.has(target.page) ? target.english : (target.chinese ?? target.english);
      if (!id || idsOf(shown).has(id)) continue;
      if (shown === target.chinese && idsOf(target.english).has(id)) {
        const message = `lacks the heading id "${id}" of the English page, which ${from.page} links to`;
        add(target, 1, id, message);
      } else refuse('leads to a section that does not exist');
    }
  }
  return findings;
}
