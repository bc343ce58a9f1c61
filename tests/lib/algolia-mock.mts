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

const json = (status: number, value: unknown) => ({ status, body: JSON.stringify(value) });

/** A record as answers show it: a text where the record has one, with the query marked. */
function toHit(record: AlgoliaRecord, { query, highlightPreTag, highlightPostTag }: Query) {
  const mark = (text: string | null) =>
    text === null
      ? undefined
      : { value: text.replaceAll(query, `${highlightPreTag}${query}${highlightPostTag}`) };
  const levels = Object.entries(record.hierarchy).map(([name, text]) => [name, mark(text)]);
  const marked = { content: mark(record.content), hierarchy: Object.fromEntries(levels) as object };
  const { language: _language, docusaurus_tag: _tag, ...shown } = record;
  return { ...shown, _snippetResult: marked, _highlightResult: marked };
}

function search(records: readonly AlgoliaRecord[], query: Query) {
  const fits = (record: AlgoliaRecord, filter: string | string[]): boolean =>
    Array.isArray(filter)
      ? filter.some((one) => fits(record, one))
      : record[filter.split(':')[0] as 'language'] === filter.slice(filter.indexOf(':') + 1);
  const hits = records.filter((record) => {
    const text = `${Object.values(record.hierarchy).join(' ')} ${record.content}`.toLowerCase();
    return text.includes(query.query) && query.facetFilters.every((filter) => fits(record, filter));
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
