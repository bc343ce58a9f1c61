import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { docuHash } from '@docusaurus/utils';
import { PAGE_DATA_PLUGIN, type OverviewEntry, type PageData } from './contract';
import { isIn } from './states';

/** A dot inside of a name ends no sentence. */
function firstSentence(text: string): string {
  return /^.*?(?:[。！？]|[.!?](?=\s|$))/s.exec(text)?.[0] ?? text;
}

function overviewDocs({ loadedVersions }: DocsContent) {
  return loadedVersions.flatMap(({ docs }) =>
    docs
      .filter(({ frontMatter }) => (frontMatter as { overview?: boolean }).overview)
      .map((doc) => ({
        permalink: doc.permalink,
        listed: docs.filter(({ sidebar }) => sidebar !== undefined && sidebar === doc.sidebar),
      })),
  );
}

/** Name of the generated file that holds the headings for the overview page at an address. */
function overviewFile(permalink: string): string {
  return `overview-${docuHash(permalink)}.json`;
}

/** The data of every overview page of a docs plugin: the pages of its version and sidebar. */
export function collectOverviews(content: DocsContent, pages: readonly PageData[]) {
  const shown = pages.filter(({ state }) => isIn('navigation', state));
  const byRoute = new Map(shown.map((page) => [page.routePath, page]));
  const entries = (listed: readonly { permalink: string }[]) =>
    listed.flatMap(({ permalink }): [string, OverviewEntry][] => {
      const { toc, description } = byRoute.get(permalink) ?? {};
      return toc ? [[permalink, { toc, sentence: firstSentence(description!) }]] : [];
    });
  return overviewDocs(content).map(({ permalink, listed }) => ({
    file: overviewFile(permalink),
    data: Object.fromEntries(entries(listed)),
  }));
}

/** By its alias: the name of a chunk comes from this address, and must not know the machine. */
export function overviewModule(permalink: string): string {
  return `@generated/${PAGE_DATA_PLUGIN}/default/${overviewFile(permalink)}`;
}
