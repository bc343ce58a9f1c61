import path from 'node:path';
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

function linksOf(page: SectionedPage): Link[] {
  return page.sections.flatMap(({ id, links }) => links.map((link) => ({ ...link, section: id })));
}

function idsOf(page: SectionedPage): Set<string> {
  return new Set(page.headings.map(({ id }) => id));
}

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
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page that an in-site link leads to; null where there is none, undefined for other sites. */
function targetOf(from: LinkedPage, url: string, routes: ReadonlyMap<string, string>) {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return undefined;
  const pathname = decoded(url.replace(/[?#].*$/, ''));
  if (pathname === '') return from.page;
  const isFile = /\.mdx?$/.test(pathname);
  const area = from.page.split('/')[0]!;
  if (isFile) {
    const name = pathname.startsWith('/')
      ? `${area}${pathname}`
      : path.posix.join(path.posix.dirname(from.page), pathname);
    return [...routes.values()].includes(name) ? name : null;
  }
  const base = routeOf(from.page, from.english.frontMatter);
  const route = path.posix.resolve(path.posix.dirname(base), pathname).replace(/\/$/, '') || '/';
  return routes.get(route) ?? null;
}

/**
 * Broken links and fragments of the Chinese pages, as the site would be if the pages in `fallen`
 * showed their English text. What an English page links to is proven by the build of the English
 * site. A fragment that English has and Chinese has not is the fault of the page that lost it.
 */
export function findBrokenLinks(
  pages: readonly LinkedPage[],
  fallen: ReadonlySet<string>,
): Finding[] {
  const byName = new Map(pages.map((page) => [page.page, page]));
  const routes = new Map(
    pages.map((one) => [routeOf(one.page, one.english.frontMatter), one.page]),
  );
  const findings: Finding[] = [];
  for (const from of pages) {
    if (!from.chinese || fallen.has(from.page)) continue;
    const proven = new Set(linksOf(from.english).map(({ url }) => url));
    for (const { url, line, section } of linksOf(from.chinese)) {
      const add = (to: LinkedPage, at: number, message: string, about = section): void => {
        findings.push({
          kind: 'link',
          file: to.chineseFile,
          line: at,
          page: to.page,
          section: about,
          message,
        });
      };
      if (/^(?!https?:|mailto:)[a-z][a-z\d+.-]*:/i.test(url.replace(/[\s\0]/g, ''))) {
        if (!proven.has(url)) add(from, line, `the link ${url} runs or loads something; use https`);
        continue;
      }
      const name = targetOf(from, url, routes);
      if (name === undefined || /\.\w{2,5}$/.test(url.replace(/\.mdx?(?=$|[?#])|[?#].*$/g, '')))
        continue;
      const target = name === null ? undefined : byName.get(name);
      if (!target) {
        if (!proven.has(url)) add(from, line, `the link ${url} leads to no page`);
        continue;
      }
      const id = decoded(/#(.+)$/.exec(url)?.[1] ?? '');
      const shown = fallen.has(target.page) ? target.english : (target.chinese ?? target.english);
      if (!id || idsOf(shown).has(id)) continue;
      if (shown === target.chinese && idsOf(target.english).has(id)) {
        add(
          target,
          1,
          `lacks the heading id "${id}" of the English page, which ${from.page} links to`,
          id,
        );
      } else if (!proven.has(url)) {
        add(from, line, `the link ${url} leads to a section that does not exist`);
      }
    }
  }
  return findings;
}
