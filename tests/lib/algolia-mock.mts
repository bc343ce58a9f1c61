import { MockHost, type Asked } from './mock-host.mts';

/** A record as the crawler writes it. */
export interface AlgoliaRecord {
  objectID: string;
  type: string;
  url: string;
  content: string | null;
  hierarchy: Record<`lvl${number}`, string | null>;
  language: string;
  docusaurus_tag: string;
}

interface Query {
  query: string;
  indexName: string;
  attributesToRetrieve: string[];
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  clickAnalytics: boolean;
  facetFilters: (string | string[])[];
}

export const APP = { appId: 'APP1', apiKey: 'search-only', indexName: 'docs' } as const;
export const QUERY_ID = 'f'.repeat(32);

const wordsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
const json = (status: number, value: unknown) => ({ status, body: JSON.stringify(value) });

function mark(text: string, { query, highlightPreTag, highlightPostTag }: Query): string {
  const words = wordsOf(query).map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  if (words.length === 0) return text;
  const pattern = new RegExp(words.join('|'), 'giu');
  return text.replace(pattern, (word) => highlightPreTag + word + highlightPostTag);
}

/** The requested number of words, starting at the first match. */
function snippet(text: string, count: number, query: Query): string {
  const words = text.split(' ');
  const [wanted] = wordsOf(query.query);
  const from = Math.max(
    0,
    words.findIndex((word) => word.toLowerCase().includes(wanted ?? '')),
  );
  const cut = words.slice(from, from + count).join(' ');
  const [before, after] = [from > 0, from + count < words.length];
  const dots = (shown: boolean) => (shown ? query.snippetEllipsisText : '');
  return dots(before) + mark(cut, query) + dots(after);
}

const textOf = (record: AlgoliaRecord, attribute: string): string | null =>
  attribute === 'content'
    ? record.content
    : (record.hierarchy[attribute.replace('hierarchy.', '') as `lvl${number}`] ?? null);

/** Nests `hierarchy.lvl1` as answers do. */
function nest(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [attribute, value] of entries) {
    const [outer, inner] = attribute.split('.');
    if (inner) (result[outer!] ??= {} as Record<string, unknown>)[inner as never] = value as never;
    else result[outer!] = value;
  }
  return result;
}

function toHit(record: AlgoliaRecord, query: Query) {
  const shown = query.attributesToSnippet.flatMap((entry) => {
    const [attribute, words] = entry.split(':');
    const text = textOf(record, attribute!);
    return text === null ? [] : ([[attribute!, text, Number(words)]] as const);
  });
  return {
    objectID: record.objectID,
    ...nest(
      query.attributesToRetrieve.map((attribute) => [
        attribute,
        attribute === 'type' || attribute === 'url' ? record[attribute] : textOf(record, attribute),
      ]),
    ),
    _snippetResult: nest(
      shown.map(([attribute, text, words]) => [attribute, { value: snippet(text, words, query) }]),
    ),
    _highlightResult: nest(
      shown.map(([attribute, text]) => [attribute, { value: mark(text, query) }]),
    ),
  };
}

function search(records: readonly AlgoliaRecord[], query: Query) {
  const fits = (record: AlgoliaRecord, filter: string | string[]): boolean =>
    Array.isArray(filter)
      ? filter.some((one) => fits(record, one))
      : record[filter.split(':')[0] as 'language'] === filter.slice(filter.indexOf(':') + 1);
  const hits = records.filter((record) => {
    const text = `${Object.values(record.hierarchy).join(' ')} ${record.content}`.toLowerCase();
    const isFound = wordsOf(query.query).every((word) => text.includes(word));
    return isFound && query.facetFilters.every((filter) => fits(record, filter));
  });
  return {
    hits: hits.slice(0, query.hitsPerPage).map((record) => toHit(record, query)),
    nbHits: hits.length,
    hitsPerPage: query.hitsPerPage,
    page: 0,
    query: query.query,
    index: query.indexName,
    ...(query.clickAnalytics && { queryID: QUERY_ID }),
  };
}

/** Hosts of one application: they check what they are asked as the service does, and answer it. */
export class AlgoliaMock {
  readonly hosts: MockHost[];
  /** Takes the reports of what was seen and opened. */
  readonly insights = new MockHost(({ body }) => {
    const { events } = JSON.parse(body) as { events: unknown[] };
    return json(Array.isArray(events) ? 200 : 422, { status: 200, message: 'OK' });
  });

  constructor(
    public records: AlgoliaRecord[],
    count: number,
  ) {
    this.hosts = Array.from({ length: count }, () => new MockHost((asked) => this.answer(asked)));
  }

  async start(): Promise<this> {
    await Promise.all([...this.hosts, this.insights].map((host) => host.start()));
    return this;
  }

  stop(): void {
    for (const host of [...this.hosts, this.insights]) host.stop();
  }

  /** All are up and have heard nothing. */
  reset(): void {
    for (const host of [...this.hosts, this.insights]) {
      host.behavior = 'ok';
      host.asked = [];
    }
  }

  /** Queries that the hosts were asked, in order of the hosts. */
  get queries(): Query[] {
    return this.hosts.flatMap(({ asked }) => asked).flatMap(({ body }) => readQueries(body));
  }

  private answer({ method, url, body }: Asked) {
    if (method !== 'POST' || url.pathname !== '/1/indexes/*/queries') {
      return json(404, { message: 'Not found', status: 404 });
    }
    const given = (name: string) => url.searchParams.get(`x-algolia-${name}`);
    if (given('application-id') !== APP.appId || given('api-key') !== APP.apiKey) {
      return json(403, { message: 'Invalid Application-ID or API key', status: 403 });
    }
    if (!given('agent')) return json(400, { message: 'No agent', status: 400 });
    const queries = readQueries(body);
    if (queries.some(({ indexName }) => indexName !== APP.indexName)) {
      return json(404, { message: 'Index does not exist', status: 404 });
    }
    return json(200, { results: queries.map((query) => search(this.records, query)) });
  }
}

const readQueries = (body: string): Query[] => (JSON.parse(body) as { requests: Query[] }).requests;
