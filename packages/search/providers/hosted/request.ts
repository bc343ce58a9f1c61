import type { SearchParamsObject } from 'algoliasearch/lite';
import { BREAKPOINTS_PX } from '@rslib-docs/kit/ui/breakpoints';
import { mediaMatches } from '@rslib-docs/kit/browser/media-matches';
import type { SearchRequest } from '../contract';
import { wellFormed } from '../../engine/fold';
import { HOSTED_HITS, PHONE_SNIPPET_WORDS, SNIPPET_WORDS } from '../../engine/limits';
import type { HostedService } from '../../engine/options';

export const MARK = { begin: '<mark>', end: '</mark>' } as const;

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The tag that the crawler finds on pages of a version; pages outside of versions have `default`. */
function versionTag(version: string, latestVersion: string): string {
  const name = version === 'next' ? 'current' : version || latestVersion;
  return `docs-default-${name}`;
}

/** A query of the specification's §7.1, in the language and version of the page. */
export function toQuery(
  { query, lang, version }: SearchRequest,
  { indexName, latestVersion }: HostedService,
  withInsights: boolean,
): SearchParamsObject & { indexName: string } {
  const isPhone = mediaMatches(`(max-width: ${BREAKPOINTS_PX.phone}px)`);
  const words = isPhone ? PHONE_SNIPPET_WORDS : SNIPPET_WORDS;
  return {
    query: wellFormed(query),
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...HEADINGS, 'content', 'type', 'url'],
    attributesToSnippet: [...HEADINGS, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: MARK.begin,
    highlightPostTag: MARK.end,
    hitsPerPage: HOSTED_HITS,
    clickAnalytics: withInsights,
    facetFilters: [
      `language:${lang}`,
      ['docusaurus_tag:default', `docusaurus_tag:${versionTag(version, latestVersion)}`],
    ],
  };
}
