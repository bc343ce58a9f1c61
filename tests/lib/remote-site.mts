import { FixtureSite } from './fixture-site.mts';
import { RemoteMock } from './remote-mock.mts';
import { inLang, type Lang } from './texts.mts';

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
