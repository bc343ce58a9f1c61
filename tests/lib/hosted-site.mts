import { APP, AlgoliaMock, type AlgoliaRecord } from './algolia-mock.mts';
import { FixtureSite } from './fixture-site.mts';
import { inLang, type Lang } from './texts.mts';

const SITE = 'https://rslib.rs';
/** A word that some records hold, per language. */
export const WORDS = { en: 'watch', zh: '监听' } as const;

function record(lang: Lang, id: string, more: Partial<AlgoliaRecord> = {}): AlgoliaRecord {
  const [area, title, part] =
    lang === 'en' ? ['Guide', 'CLI', 'Flags'] : ['指南', '命令行', '选项'];
  return {
    objectID: `${lang}-${id}`,
    type: 'content',
    url: `${SITE}${inLang(lang, '/guide/basic/cli')}#first`,
    content: `One two three four five ${WORDS[lang]} seven eight`,
    hierarchy: { lvl0: area!, lvl1: title!, lvl2: part!, lvl3: null },
    language: lang,
    docusaurus_tag: 'docs-default-current',
    ...more,
  };
}

const hierarchy = { lvl0: 'Guide', lvl1: 'CLI', lvl2: '--watch <dir>', lvl3: null };
const many = { ...hierarchy, lvl0: 'Many', lvl2: 'Others' };
const RECORDS = [
  record('en', 'flag', { type: 'lvl2', content: null, hierarchy }),
  record('en', 'text'),
  record('zh', 'text'),
  record('en', 'old', { docusaurus_tag: 'docs-default-0.9', content: 'watch of an older version' }),
  ...Array.from({ length: 6 }, (_, at) =>
    record('en', `many${at}`, { hierarchy: many, content: 'plenty' }),
  ),
];

export const createHostedService = (): AlgoliaMock => new AlgoliaMock(RECORDS, 3);

/** A small site in both languages that asks the hosts of `service`. */
export async function createHostedSite(service: AlgoliaMock): Promise<FixtureSite> {
  await service.start();
  const site = await FixtureSite.create();
  const options = {
    provider: 'hosted',
    ...APP,
    hosts: service.hosts.map(({ origin }) => origin),
    insights: true,
    insightsHost: service.insights.origin,
  };
  await site.setFact('src/site/options.ts', 'SEARCH_OPTIONS', JSON.stringify(options));
  await site.translate();
  return site;
}
