import fs from 'node:fs/promises';
import path from 'node:path';
import { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { toSearchDocuments, type SearchDocument } from '@rslib-docs/search/engine/document';
import { createFrontMatterParser } from '../../src/plugins/front-matter/parse';
import { optionTexts } from '../../src/plugins/option-facts/option-texts';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';
import { SEARCH_AREAS } from '../../src/site/navbar';
import { listFiles } from '@rslib-docs/kit/node/list-files';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folders of a language's pages and the paths below which they are published. */
function folders(locale: Locale): [string, string][] {
  if (locale === DEFAULT_LOCALE) return [['docs', '/'], ['blog', '/blog/']]; // prettier-ignore
  return [
    [`i18n/${locale}/docusaurus-plugin-content-docs/current`, '/'],
    [`i18n/${locale}/docusaurus-plugin-content-blog`, '/blog/'],
  ];
}

function routeOf(base: string, file: string, slug: unknown): string {
  if (typeof slug === 'string') return slug.startsWith('/') ? slug : base + slug;
  return base + file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
}

/** The documents that the build writes, from the sources: addresses without base and language. */
export async function readDocuments(locale: Locale): Promise<SearchDocument[]> {
  const parse = createFrontMatterParser(ROOT, () => undefined);
  const pages = [];
  for (const [folder, base] of folders(locale)) {
    const dir = path.join(ROOT, folder);
    for (const file of (await listFiles(dir, '.mdx')).sort()) {
      if (file.split('/').includes('shared')) continue;
      const filePath = path.join(dir, file);
      const source = await fs.readFile(filePath, 'utf8');
      const { frontMatter } = await parse({ filePath, fileContent: source });
      const { headings, content } = await readMarkdown(source, optionTexts(frontMatter));
      pages.push({
        title: String(frontMatter.title),
        description: String(frontMatter.description),
        routePath: routeOf(base, file, frontMatter.slug),
        version: '',
        frontmatter: frontMatter,
        toc: headings,
        content,
      });
    }
  }
  pages.sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  const isAside = (route: string) =>
    !SEARCH_AREAS.some(
      ({ activeMatch, hasAnswers }) => hasAnswers && new RegExp(activeMatch).test(route),
    );
  return toSearchDocuments(pages, () => '', isAside);
}
