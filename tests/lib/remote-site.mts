import { FixtureSite } from './fixture-site.mts';
import { MockHost, type Asked } from './mock-host.mts';
import { inLang, type Lang } from './texts.mts';

/** A hit as the search index holds pages. */
interface RemoteDocument {
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

/** A word that the documents hold, per language. */
export const WORDS = { en: 'watch', zh: '监听' } as const;
/** A document of our own. */
export const pageOf = (lang: Lang) => ({
  title: lang === 'en' ? 'CLI' : '命令行',
  content: `About the command line.\nFlags\nHere ${WORDS[lang]} is told.`,
  routePath: inLang(lang, '/guide/basic/cli'),
  area: lang === 'en' ? 'Guide' : '指南',
  toc: [{ text: 'Flags', id: 'first', depth: 2, charIndex: 24 }],
});
const foreign = (lang: Lang) => ({
  ...pageOf(lang),
  domain: 'rsbuild.example',
  title: `Rsbuild ${WORDS[lang]}`,
});
export const createRemoteEngine = (): RemoteMock =>
  new RemoteMock({
    rslib: { en: [pageOf('en')], zh: [pageOf('zh')] },
    rsbuild: { en: [foreign('en')], zh: [foreign('zh')] },
  });

/** Hooks that do something for certain queries only. */
const HOOKS = `{
  beforeSearch: (query) => Promise.resolve(query === 'alias' ? 'watch' : query),
  onSearch: (query) => query === 'hooked' ? [
    { label: 'Added', hits: [{ type: 'title', title: 'Own tool', header: 'Own tool',
      link: '/config/', query, highlightInfoList: [] }] },
    { label: 'Drawn', hits: [], render: (place) => place.append('Drawn by a hook') },
  ] : [],
  afterSearch: (query, { groups }) =>
    void (document.documentElement.dataset.searched = query + ' ' + groups.length),
}`;

/** A small site in both languages that asks `engine`, and has hooks. */
export async function createRemoteSite(engine: RemoteMock): Promise<FixtureSite> {
  await engine.start();
  const site = await FixtureSite.create();
  const options = {
    provider: 'remote',
    apiUrl: `${engine.origin}/search?tenant=a%26b`,
    searchIndexes: ['rslib', { value: 'rsbuild', label: 'Rsbuild docs' }],
  };
  await site.setFact('src/site/options.ts', 'SEARCH_OPTIONS', JSON.stringify(options));
  await site.setFact('src/site/options.ts', 'SEARCH_HOOKS', HOOKS);
  await site.translate();
  return site;
}
