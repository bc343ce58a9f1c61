import type { SearchGroup } from '../contract';
import type { RankedPage } from '../../engine/engine';
import { readSearchDocuments, type SearchDocument } from '../../engine/document';
import { wellFormed } from '../../engine/fold';
import { toGroups, toHits } from '../../engine/hits';
import { LOCAL_RESULTS } from '../../engine/limits';
import type { RemoteIndex } from '../../engine/options';
import { preparePage } from '../../engine/prepared-page';

/** Longest texts that are looked at, in UTF-16 units; our longest page has a third of it. */
const TITLE_LENGTH = 300;
const CONTENT_LENGTH = 100_000;
const HEADINGS = 200;

const cut = (text: string, length: number) => wellFormed(text.slice(0, length));

function readDocument(value: unknown): SearchDocument | undefined {
  const [page] = readSearchDocuments([value]);
  if (!page) return undefined;
  return {
    ...page,
    title: cut(page.title, TITLE_LENGTH),
    area: cut(page.area, TITLE_LENGTH),
    content: cut(page.content, CONTENT_LENGTH),
    toc: page.toc
      .slice(0, HEADINGS)
      .map((heading) => ({ ...heading, text: cut(heading.text, TITLE_LENGTH) })),
  };
}

const rank = (document: SearchDocument): RankedPage => ({
  ...preparePage(document),
  score: 0,
  matchesAllTerms: true,
  terms: [],
});

/** The origin of another site, from its host or its address. */
function originOf(domain: unknown): string | undefined {
  if (typeof domain !== 'string' || !domain) return undefined;
  const address = domain.includes('://') ? domain : `https://${domain}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Hits of another site: all below a tab with its name, each with the origin of the site. */
function foreignGroup(label: string, hits: readonly unknown[], query: string): SearchGroup {
  const found = hits.flatMap((value) => {
    const origin = originOf((value as Partial<SearchDocument> | null)?.domain);
    const document = readDocument(value);
    if (!origin || !document) return [];
    return toHits(rank(document), query).map((hit) => ({ ...hit, link: origin + hit.link }));
  });
  return { label, tab: label, hits: found };
}

/** Whether an answer says that a part of the engine did not have its say in it. */
export function isPartialAnswer(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.some((group: { partial?: unknown } | null) => group?.partial === true);
}

/**
 * Reads a list of `{ index, hits }` whose hits are documents as the search index holds them. Our own
 * index, the first of `indexes`, comes first; what belongs to none of them is left out, and so is
 * what exceeds `limit` pages of one.
 * @throws Error where the answer is no list.
 */
export function readRemoteAnswer(
  value: unknown,
  query: string,
  indexes: readonly RemoteIndex[],
  limit = LOCAL_RESULTS,
): SearchGroup[] {
  if (!Array.isArray(value)) throw new Error('The answer of the search service is no list.');
  const hitsOf = (index: string): unknown[] => {
    const group = value.find((one: { index?: unknown } | null) => one?.index === index) as
      { hits?: unknown } | undefined;
    return Array.isArray(group?.hits) ? group.hits.slice(0, limit) : [];
  };
  const [own, ...others] = indexes;
  const pages = hitsOf(own!.value).flatMap((hit) => readDocument(hit) ?? []);
  return [
    ...toGroups(pages.map(rank), query),
    ...others.map((other) => foreignGroup(other.label, hitsOf(other.value), query)),
  ];
}
