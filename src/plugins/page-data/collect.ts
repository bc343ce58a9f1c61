import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { originalSource, pageOfSource } from '@rslib-docs/translations/core/places';
import { readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import type { MarkdownPage } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { readTextFile } from '@rslib-docs/kit/node/files';
import { createStateReader } from '@rslib-docs/translations/plugin/read-state';
import { optionTexts } from '../option-facts/option-texts';
import { HIDEABLE_PARTS, PAGE_TYPES } from './contract';
import type { Feed, LayoutFlags, PageData, PageType } from './contract';
import { isIn, stateOf } from './states';

/** `@site/docs/a.mdx` → `docs/a.mdx`: the form that people and other tools use. */
function aliasedSitePathToRelativePath(source: string): string {
  return originalSource(source.replace(/^@site\//, ''));
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';

interface Source {
  title: string;
  description: string;
  routePath: string;
  /** Docusaurus' alias form, `@site/docs/…`. */
  source: string;
  frontMatter: Record<string, unknown>;
  version: string;
  lastUpdatedTime: number | null;
  unlisted: boolean;
  isNoIndex?: boolean;
}

function docSources(content: DocsContent): Source[] {
  return content.loadedVersions.flatMap((version) =>
    version.docs.map((doc) => ({
      title: doc.title,
      description: doc.description,
      routePath: doc.permalink,
      source: doc.source,
      frontMatter: doc.frontMatter,
      // `1.0` of `/zh/1.0`.
      version: version.isLast ? '' : (version.path.split('/').filter(Boolean).at(-1) ?? ''),
      lastUpdatedTime: doc.lastUpdatedAt ?? null,
      unlisted: doc.unlisted,
      isNoIndex: version.noIndex,
    })),
  );
}

function blogSources(content: BlogContent): Source[] {
  return content.blogPosts.map(({ metadata }) => ({
    title: metadata.title,
    description: metadata.description,
    routePath: metadata.permalink,
    source: metadata.source,
    frontMatter: metadata.frontMatter,
    version: '',
    lastUpdatedTime: metadata.lastUpdatedAt ?? null,
    unlisted: metadata.unlisted,
  }));
}

interface CollectOptions {
  siteDir: string;
  lang: string;
  /** Whether the pages of this language are translations. */
  isTranslation: boolean;
  /** Feeds by the name that the front matter key `link-rss` uses. */
  feeds: Readonly<Record<string, Feed>>;
}

function pageType(frontMatter: Record<string, unknown>): PageType {
  const value = String(frontMatter.pageType ?? 'doc');
  return PAGE_TYPES.find((type) => type === value) ?? 'doc';
}

function feedsOf(source: Source, isPost: boolean, options: CollectOptions): Feed[] {
  const named = [source.frontMatter['link-rss'] ?? (isPost ? 'blog' : [])].flat() as string[];
  return named.map((name) => {
    const feed = options.feeds[name];
    if (feed) return feed;
    throw new Error(
      `${source.source.replace('@site/', '')}: front matter key "link-rss" names the feed "${name}", ` +
        `which does not exist. Use one of: ${Object.keys(options.feeds).join(', ')}.`,
    );
  });
}

async function readPage(
  siteDir: string,
  { source, frontMatter }: { source: string; frontMatter: object },
  relativePath: string,
): Promise<MarkdownPage> {
  const text = await readTextFile(path.join(siteDir, source.replace(/^@site\//, '')));
  try {
    return await readCachedMarkdown(text, optionTexts(frontMatter));
  } catch (error) {
    const { reason, line, column } = error as { reason?: string; line?: number; column?: number };
    const { message } = error as Error;
    const problem = reason
      ? `${relativePath}:${line}:${column}: ${reason}. Correct the MDX.`
      : `${relativePath}: ${message}`;
    throw new Error(problem, { cause: error });
  }
}

/** Two pages at one address, or at addresses that differ in letter case only, cannot both be found. */
function checkAddresses(pages: readonly PageData[]): void {
  const files = new Map<string, string>();
  for (const { routePath, relativePath } of pages) {
    const key = routePath.toLowerCase();
    const other = files.get(key);
    if (other !== undefined) {
      throw new Error(
        `${other} and ${relativePath} have the same address, ${routePath}. ` +
          `Rename one of the files or give it another slug.`,
      );
    }
    files.set(key, relativePath);
  }
}

/** All data of the pages of one language, sorted by address, of all versions. */
export async function collectPages(allContent: AllContent, options: CollectOptions) {
  const docs = Object.values(allContent[DOCS_PLUGIN] ?? {}).flatMap((content) =>
    docSources(content as DocsContent),
  );
  const posts = Object.values(allContent[BLOG_PLUGIN] ?? {}).flatMap((content) =>
    blogSources(content as BlogContent),
  );
  const { siteDir, isTranslation } = options;
  const translations = isTranslation ? await createStateReader(siteDir) : undefined;
  const pages = await Promise.all(
    [...docs, ...posts].map(async (source): Promise<PageData> => {
      const relativePath = aliasedSitePathToRelativePath(source.source);
      const markdown = await readPage(siteDir, source, relativePath);
      const isFallback = translations?.findFallback(source.source) !== undefined;
      return {
        pagePath: pageOfSource(relativePath) ?? relativePath,
        state: stateOf({ ...source, isFallback }),
        title: source.title,
        headingTitle: markdown.headingTitle ?? source.title,
        description: source.description,
        routePath: source.routePath,
        lang: options.lang,
        toc: markdown.headings,
        frontmatter: source.frontMatter,
        version: source.version,
        relativePath,
        feeds: feedsOf(source, posts.includes(source), options),
        pageType: pageType(source.frontMatter),
        content: markdown.content,
        samples: markdown.samples,
        lastUpdatedTime: source.lastUpdatedTime,
      };
    }),
  );
  checkAddresses(pages);
  return pages.sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
}

/** Collects the pages of a content once, for all callers. */
export function pageCollector(
  options: CollectOptions,
): (content: AllContent) => Promise<PageData[]> {
  const collected = new WeakMap<AllContent, Promise<PageData[]>>();
  return (content) => {
    const pages = collected.get(content) ?? collectPages(content, options);
    collected.set(content, pages);
    return pages;
  };
}

/** The pages that are not plain doc pages, by address. */
export function collectLayoutFlags(pages: readonly PageData[]): Record<string, LayoutFlags> {
  const flags: Record<string, LayoutFlags> = {};
  for (const page of pages) {
    const own: LayoutFlags = {};
    // Docusaurus itself does this for the pages of a version.
    const isHidden = !isIn('searchEngines', page.state) && page.state !== 'noindex';
    if (isHidden) own.noindex = true;
    if (page.pageType !== 'doc') own.pageType = page.pageType;
    for (const key of [...HIDEABLE_PARTS, 'globalUIComponents'] as const) {
      if (page.frontmatter[key] === false) own[key] = false;
    }
    if (page.frontmatter['link-rss'] !== undefined) own.feeds = page.feeds;
    if (Object.keys(own).length > 0) flags[page.routePath] = own;
  }
  return flags;
}
