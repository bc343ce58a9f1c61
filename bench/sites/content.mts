import { readFileSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { AREAS, TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { listFiles } from '@rslib-docs/kit/node/files';
import { ROOT } from './site.mts';
import { readMarkdown, sidebars, toMarkdown } from './site-content';

/** A page of ours in words that every generator understands. */
export interface PlainPage {
  locale: Locale;
  /** Path without language: `/guide/start/` for a folder page, `/guide/basic/cli` for a leaf. */
  route: string;
  title: string;
  description: string;
  /** Markdown without front matter; admonitions are GitHub's alerts. */
  body: string;
}

/** A file's place below its area becomes the path of its page. */
export function routeOf(area: string, file: string): string {
  const name = file.replace(/\.mdx$/, '').replace(/^\d{4}-\d{2}-\d{2}-/, '');
  const prefix = area === 'docs' ? '/' : `/${area}/`;
  return prefix + name.replace(/(^|\/)index$/, '$1');
}

/** Pictures and other files stand beside the pages once, whatever the language. */
const isFile = (target: string): boolean =>
  statSync(path.join(ROOT, 'static', target), { throwIfNoEntry: false })?.isFile() === true;

/** Links between files become paths of pages, in the language of the page. */
export function createLinkResolver(area: string, file: string, locale: Locale) {
  const base = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return (url: string): string => {
    if (/^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(url)) return url.replace(/^pathname:\/\//, '');
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    if (target.startsWith('/')) return (isFile(target) ? '' : base) + target + rest;
    const inArea = path.posix.join(area, path.posix.dirname(file), target);
    const [otherArea = area, ...parts] = inArea.split('/');
    return base + routeOf(otherArea, parts.join('/')) + rest;
  };
}

/** Marks of the highlighter, which every generator writes in its own way, and what only we read. */
function withoutOurMarks(body: string): string {
  return body.replace(/[ \t]*(?:\/\/|#|<!--)[ \t]*\[!code [^\]]*\](?:[ \t]*-->)?/g, '');
}

interface FrontMatter {
  title?: string;
  description?: string;
  slug?: string;
  pageType?: string;
  hero?: { tagline?: string };
  features?: readonly { title: string; details?: string }[];
}

/** The home page is made of components of ours: the others get its words. */
function homeBody({ hero, features = [] }: FrontMatter): string {
  const list = features.map(({ title, details }) => `- **${title}**: ${details ?? ''}`);
  return `${hero?.tagline ?? ''}\n\n${list.join('\n')}\n`;
}

/** One page of `source`, whose place is `file` below `area`. */
export async function toPlainPage(
  source: string,
  { area, file, locale }: { area: string; file: string; locale: Locale },
): Promise<PlainPage> {
  const yaml = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  const matter = parseYaml(yaml) as FrontMatter;
  const { tree } = await readMarkdown(source);
  const text = toMarkdown(source, tree, createLinkResolver(area, file, locale));
  const slug = matter.slug && area === 'blog' ? `/blog/${matter.slug}` : matter.slug;
  return {
    locale,
    route: slug ?? routeOf(area, file),
    title: matter.title ?? path.posix.basename(file, '.mdx'),
    description: matter.description ?? '',
    body: withoutOurMarks(matter.pageType === 'home' ? homeBody(matter) : text),
  };
}

/** Every page of the site in both languages. */
export async function readPages(): Promise<PlainPage[]> {
  const pages: PlainPage[] = [];
  for (const locale of LOCALES) {
    for (const { english: area, chinese } of AREAS) {
      const folder = locale === DEFAULT_LOCALE ? area : `${TRANSLATIONS}/${chinese}`;
      for (const file of await listFiles(path.join(ROOT, folder), '.mdx')) {
        const source = await fs.readFile(path.join(ROOT, folder, file), 'utf8');
        pages.push(await toPlainPage(source, { area, file, locale }));
      }
    }
  }
  return pages;
}

/** Folder of pages that exist only to make a site larger. */
export const EXTRA_FOLDER = 'guide/extra';
export const isExtra = ({ route }: PlainPage): boolean => route.startsWith(`/${EXTRA_FOLDER}/`);

/**
 * The pages of a site of `total` pages, both languages counted: after those that exist the same
 * again, in turn, under titles and addresses of their own.
 */
export function growTo(total: number, pages: readonly PlainPage[]): PlainPage[] {
  const models = pages.filter(({ route }) => /^\/(?:guide|config)\/.*[^/]$/.test(route));
  const extra = Array.from({ length: Math.max(0, total - pages.length) }, (_, at) => {
    const model = models[at % models.length]!;
    const name = `page-${String(Math.floor(at / models.length)).padStart(3, '0')}`;
    const route = `/${EXTRA_FOLDER}/${name}${model.route.replaceAll('/', '-')}`;
    return { ...model, title: `${model.title} ${name}`, route };
  });
  return [...pages, ...extra];
}

export interface SidebarGroup {
  label: string;
  /** Routes are without language. */
  items: { label: string; route: string }[];
}
/** Groups by area: `guide` and `config`. */
export type Sidebars = Readonly<Record<string, SidebarGroup[]>>;

type SidebarItem = string | { label: string; key: string; items: readonly SidebarItem[] };

const LABELS = `${TRANSLATIONS}/docusaurus-plugin-content-docs/current.json`;

/** The sidebars of this site with titles in the language, in groups one level deep. */
export function sidebarsOf(pages: readonly PlainPage[], locale: Locale): Sidebars {
  const own = pages.filter((page) => page.locale === locale);
  const titles = new Map(own.map(({ route, title }) => [route, title]));
  const labels = (
    locale === DEFAULT_LOCALE ? {} : JSON.parse(readFileSync(path.join(ROOT, LABELS), 'utf8'))
  ) as Record<string, { message: string } | undefined>;
  const link = (id: string) => {
    const route = routeOf('docs', `${id}.mdx`);
    return { label: titles.get(route) ?? id, route };
  };
  const toGroup = (area: string, item: SidebarItem): SidebarGroup => {
    if (typeof item === 'string') return { label: link(item).label, items: [link(item)] };
    const label = labels[`sidebar.${area}.category.${item.key}`]?.message ?? item.label;
    return { label, items: item.items.filter((one) => typeof one === 'string').map(link) };
  };
  const areas = Object.entries(sidebars as unknown as Record<string, SidebarItem[]>);
  const all: Sidebars = Object.fromEntries(
    areas.map(([area, items]) => [area, items.map((item) => toGroup(area, item))]),
  );
  const extra = own.filter(isExtra).map(({ title, route }) => ({ label: title, route }));
  if (extra.length > 0) all['guide']?.push({ label: 'Extra', items: extra });
  return all;
}

/** Starlight's names for GitHub's alerts. */
const ASIDES: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'note',
  WARNING: 'caution',
  CAUTION: 'danger',
};

/** Alerts as Starlight's asides: it does not know GitHub's. */
export function toAsides(markdown: string): string {
  const alert = /^> \[!([A-Z]+)\]\n((?:>.*(?:\n|$))*)/gm;
  return markdown.replace(alert, (_all, kind: string, lines: string) => {
    const text = lines.replace(/^> ?/gm, '').trim();
    return `:::${ASIDES[kind] ?? 'note'}\n${text}\n:::\n`;
  });
}

/**
 * VitePress reads Markdown as a template of Vue: outside of code, two braces would be a formula and
 * `<T>` an element.
 */
export function escapeForVue(markdown: string): string {
  const code = /(^ *(`{3,})[^\n]*\n[\s\S]*?^ *\2`*[ \t]*$|(`+)(?!`)[\s\S]*?[^`]\3(?!`))/gm;
  const escape = (prose: string) => prose.replace(/\{\{/g, '&#123;&#123;').replace(/\\</g, '&lt;');
  let text = '';
  let at = 0;
  for (const match of markdown.matchAll(code)) {
    text += escape(markdown.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return text + escape(markdown.slice(at));
}
