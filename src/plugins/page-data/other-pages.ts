import { flattenRoutes, readOutputHTMLFile } from '@docusaurus/utils';
import type { LoadContext, RouteConfig } from '@docusaurus/types';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, elementsOf } from '@rslib-docs/kit/node/page-head';
import type { Feed, PageData, PageIndexEntry } from './contract';

interface BuiltSite {
  outDir: string;
  routes: RouteConfig[];
  /** The pages with a source. */
  pages: readonly PageData[];
  context: Pick<LoadContext, 'baseUrl' | 'siteConfig'>;
  lang: string;
}

const textOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return tree.isElementNode(child) ? textOf(child) : '';
    })
    .join('');

function readFeed(link: Tree.Element): Feed | undefined {
  const [href, mime, language] = ['href', 'type', 'hreflang'].map((name) =>
    attributeOf(link, name),
  );
  if (attributeOf(link, 'rel') !== 'alternate' || !href || !mime || !language) return undefined;
  return { language, url: new URL(href).pathname, mime };
}

function readBuiltPage(html: string) {
  const elements = elementsOf(parse(html));
  const find = (name: string) => elements.find(({ tagName }) => tagName === name);
  const main = elements.find((element) => attributeOf(element, 'id') === 'main');
  const headings = main ? elementsOf(main).filter(({ tagName }) => /^h[2-4]$/.test(tagName)) : [];
  const title = find('title');
  const h1 = find('h1');
  return {
    title: title ? textOf(title) : '',
    headingTitle: h1 && textOf(h1),
    toc: headings.flatMap((heading) => {
      const id = attributeOf(heading, 'id');
      // There is no plain text that could contain it.
      const place = { depth: Number(heading.tagName[1]), charIndex: -1 };
      return id ? [{ text: textOf(heading), id, ...place }] : [];
    }),
    feeds: elements.flatMap((element) =>
      element.tagName === 'link' ? (readFeed(element) ?? []) : [],
    ),
  };
}

/** Entries of the pages without a source, such as search, which are read from the built pages. */
export async function readOtherPages(site: BuiltSite): Promise<PageIndexEntry[]> {
  const { outDir, routes, pages, lang } = site;
  const { baseUrl, siteConfig } = site.context;
  const known = new Set(pages.map(({ routePath }) => routePath));
  const versions = [...new Set(pages.map(({ version }) => version))].filter(Boolean);
  const others = flattenRoutes(routes).filter(({ path }) => !known.has(path));
  return Promise.all(
    others.map(async ({ path: routePath }): Promise<PageIndexEntry> => {
      const file = routePath.slice(baseUrl.length);
      const html = await readOutputHTMLFile(file, outDir, siteConfig.trailingSlash);
      const page = readBuiltPage(html.toString());
      const ending = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const title = page.title.endsWith(ending) ? page.title.slice(0, -ending.length) : page.title;
      return {
        pagePath: '',
        pageType: 'custom',
        title,
        headingTitle: page.headingTitle ?? title,
        routePath,
        lang,
        toc: page.toc,
        frontmatter: {},
        version: versions.find((one) => routePath.startsWith(`${baseUrl}${one}/`)) ?? '',
        relativePath: '',
        feeds: page.feeds,
        lastUpdatedTime: null,
      };
    }),
  );
}
