import { statSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { AREAS, TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { readMarkdown, toMarkdown } from './site-content';

const ROOT = path.resolve(import.meta.dirname, '../..');

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
