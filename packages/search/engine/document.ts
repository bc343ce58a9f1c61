import { decoded } from '@rslib-docs/kit/shared/attempt';

export interface SearchHeading {
  text: string;
  id: string;
  depth: number;
  /** Offset of the heading in `content`; -1 where it has none. */
  charIndex: number;
}

/** One page in the static index (specification §3, "Local search document"). */
export interface SearchDocument {
  id: number;
  title: string;
  content: string;
  /** Origin of the page where it is another site's; always empty here. */
  domain: string;
  routePath: string;
  toc: SearchHeading[];
  /** Name of the area of the site that the page belongs to, in the language of the page. */
  area: string;
  /** Names by which people ask for the page: its option and its command line flags. */
  names: string[];
  /** Other names that readers use; searched, never shown. */
  keywords: string[];
  /** Whether it is about the site or news rather than an answer: it ranks behind answers. */
  isAside?: boolean;
}

export interface SearchablePage {
  title: string;
  description: string;
  content: string;
  routePath: string;
  version: string;
  toc: readonly SearchHeading[];
  frontmatter: Readonly<Record<string, unknown>>;
}

/** Name of the index of a language and, where the address has one, a version. */
export function searchIndexFile(lang: string, version: string): string {
  return `search-index.${[lang, version].filter(Boolean).join('.')}.json`;
}

const texts = (value: unknown): string[] =>
  [value].flat().filter((item): item is string => typeof item === 'string');

/**
 * The documents of one language and version. `areaOf` names the area of an address, `isAside` is
 * true for pages where readers expect no answers.
 */
export function toSearchDocuments(
  pages: readonly SearchablePage[],
  areaOf: (routePath: string) => string,
  isAside: (routePath: string) => boolean = () => false,
): SearchDocument[] {
  return pages.map(({ title, routePath, description, content, toc, frontmatter }, at) => {
    const lead = description && `${description}\n`;
    const move = (charIndex: number) => (charIndex < 0 ? -1 : charIndex + lead.length);
    return {
      id: at,
      title,
      content: lead + content,
      domain: '',
      routePath,
      toc: toc.map(({ text, id, depth, ...one }) => {
        return { text, id, depth, charIndex: move(one.charIndex) };
      }),
      area: areaOf(routePath),
      names: [...texts(frontmatter.option), ...texts(frontmatter.cli)],
      keywords: texts(frontmatter.keywords),
      ...(isAside(routePath) && { isAside: true }),
    };
  });
}

const isDecodable = (path: string) => decoded(path) !== undefined;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Only addresses on this site are opened, whatever an index contains; the router decodes them. */
export const isOwnPath = (path: unknown): path is string =>
  isText(path) && /^\/(?![/\\])[^\\\s<>\0-\x1f]*$/.test(path) && isDecodable(path);

/** All that a document says. */
export const textOf = ({ title, content, keywords }: SearchDocument): string =>
  [title, content, ...keywords].join('\n');

function readHeading(value: unknown): SearchHeading[] {
  const { text, id, depth, charIndex } = (value ?? {}) as Partial<SearchHeading>;
  if (!isText(text) || !isText(id) || !isDecodable(id)) return [];
  return [{ text, id, depth: Number(depth) || 2, charIndex: Number(charIndex ?? -1) }];
}

/** Reads a host's answer. Throws if it is not an index; leaves out entries that are not pages. */
export function readSearchDocuments(value: unknown): SearchDocument[] {
  if (!Array.isArray(value)) throw new Error('The search index is not a list.');
  const pages = value.flatMap((entry: unknown) => {
    const page = (entry ?? {}) as Partial<SearchDocument>;
    const { title, content, routePath, area, isAside } = page;
    if (!isText(title) || !isText(content) || !isOwnPath(routePath)) return [];
    return {
      title,
      content,
      domain: '',
      routePath,
      toc: Array.isArray(page.toc) ? page.toc.flatMap(readHeading) : [],
      area: isText(area) ? area : '',
      names: texts(page.names),
      keywords: texts(page.keywords),
      ...(isAside === true && { isAside }),
    };
  });
  return pages.map((page, id) => ({ id, ...page }));
}
