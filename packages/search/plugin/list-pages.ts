import fs from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import type { PageWithSamples } from './write-search-index';
import { readPage } from './read-page';

/** The address of a page, and the version in it: none for the latest. */
interface Place {
  permalink: string;
  version: string;
  frontMatter: Readonly<Record<string, unknown>>;
}

function placesOf({ name, content }: Props['plugins'][number]): Place[] {
  if (name === 'docusaurus-plugin-content-docs') {
    return (content as DocsContent).loadedVersions.flatMap(({ isLast, path: base, docs }) => {
      const version = isLast ? '' : base.split('/').at(-1)!;
      return docs.map(({ permalink, frontMatter }) => ({ permalink, version, frontMatter }));
    });
  }
  if (name !== 'docusaurus-plugin-content-blog') return [];
  return (content as BlogContent).blogPosts.map(({ metadata: { permalink, frontMatter } }) => ({
    ...{ permalink, version: '', frontMatter },
  }));
}

/** The file of an address: hosts are given `x/index.html`, or `x.html` without trailing slashes. */
async function readFileOf(outDir: string, route: string): Promise<string> {
  const name = path.join(outDir, decodeURI(route).replace(/\/$/, ''));
  return fs
    .readFile(path.join(name, 'index.html'), 'utf8')
    .catch(() => fs.readFile(`${name}.html`, 'utf8'));
}

/** All docs and blog posts that were built, by what their pages say. */
export async function listPages({ plugins, outDir, baseUrl }: Props): Promise<PageWithSamples[]> {
  const pages: PageWithSamples[] = [];
  for (const { permalink, version, frontMatter } of plugins.flatMap(placesOf)) {
    const page = readPage(await readFileOf(outDir, permalink.slice(baseUrl.length)));
    const facts = { routePath: permalink, version, frontmatter: frontMatter };
    if (page) pages.push({ ...page, ...facts });
  }
  return pages.sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
}
