import { MockHost, type Asked } from './mock-host.mts';

/** A hit as the search index holds pages. */
export interface RemoteDocument {
  title: unknown;
  content: unknown;
  routePath: unknown;
  domain?: unknown;
  area?: unknown;
  toc?: unknown;
}

/** A search engine behind an address: `GET` with keyword, limit, searchIndexes and lang. */
export class RemoteMock extends MockHost {
  /** Instead of what was found. */
  fixed: unknown;

  constructor(indexes: Readonly<Record<string, Readonly<Record<string, RemoteDocument[]>>>>) {
    super((asked) => ({ status: 200, body: JSON.stringify(this.fixed ?? find(indexes, asked)) }));
  }

  reset(): void {
    this.behavior = 'ok';
    this.asked = [];
    this.fixed = undefined;
  }
}

function find(
  indexes: Readonly<Record<string, Readonly<Record<string, RemoteDocument[]>>>>,
  { url }: Asked,
) {
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const keyword = given('keyword').toLowerCase();
  return given('searchIndexes')
    .split(',')
    .map((index) => {
      const documents = indexes[index]?.[given('lang')] ?? [];
      const hits = documents.filter(({ title, content }) =>
        `${String(title)} ${String(content)}`.toLowerCase().includes(keyword),
      );
      return { index, hits: hits.slice(0, Number(given('limit'))) };
    });
}
