import { expect, it } from 'vitest';
import { pageOf } from '../testing/documents';
import { readSearchDocuments, toSearchDocuments } from './document';
import { SearchEngine } from './engine';
import { makeStatement } from './highlight';
import { toGroups } from './hits';

const page = (routePath: string, title: string, content: string, headings: string[] = []) =>
  pageOf(
    routePath,
    title,
    content,
    Object.fromEntries(headings.map((one) => [one, `About ${one}.`])),
  );
const engine = new SearchEngine(
  toSearchDocuments(
    [
      page('/config/lib/dts', 'lib.dts', 'Writes declaration files.', ['Usage', 'dts.bundle']),
      page('/config/lib/bundle', 'lib.bundle', 'Bundles modules into one file.', ['Errors']),
      page('/zh/a', '产物格式', '每个产物有一种格式。'),
      page('/guide/x', 'Output', 'Cannot find the entry “index” of the library. Try again.'),
    ],
    () => 'Area',
  ),
  [['产物', 'output']],
);
const found = (query: string) =>
  engine.search(query).pages.map(({ document }) => document.routePath);

it.each([
  ['dts.bundle', '/config/lib/dts'],
  ['bundle', '/config/lib/bundle'],
  ['bund', '/config/lib/bundle'],
  ['bundel', '/config/lib/bundle'],
  ['--dts', '/config/lib/dts'],
  ['declaration-files', '/config/lib/dts'],
  ['产物', '/zh/a'],
  ['格式', '/zh/a'],
  ['cannot find the entry "index"', '/guide/x'],
])('%s finds %s first', (query, path) => {
  expect(found(query)[0]).toBe(path);
});

it('knows words that mean the same in the other language', () => {
  expect(found('产物')).toContain('/guide/x');
});

it.each(['', ' ', '.*', '\ud800', '('.repeat(600)])('%j finds nothing @F232', (query) => {
  expect(found(query)).toEqual([]);
});

it('takes a query of markup as words @F232', () => {
  expect(() => found('<b>')).not.toThrow();
});

it('leads to the section and marks what matched', () => {
  const [first] = toGroups(engine.search('dts.bundle').pages, 'dts.bundle')[0]!.hits;
  expect(first).toMatchObject({
    type: 'header',
    header: 'lib.dts > dts.bundle',
    link: '/config/lib/dts#dts.bundle',
    highlightInfoList: [
      { start: 4, length: 3 },
      { start: 10, length: 10 },
    ],
  });
});

it('cuts statements to about 100 characters, of which a Chinese one counts three', () => {
  const english = makeStatement('word '.repeat(100) + 'needle' + ' word'.repeat(100), ['needle'])!;
  expect(english.statement.length).toBeGreaterThan(80);
  expect(english.statement.length).toBeLessThan(104);
  const chinese = makeStatement('字'.repeat(100) + '产物' + '字'.repeat(100), ['产物'])!;
  expect(chinese.statement.length).toBeGreaterThan(28);
  expect(chinese.statement.length).toBeLessThan(37);
  const [{ start, length }] = chinese.highlightInfoList as [{ start: number; length: number }];
  expect(chinese.statement.slice(start, start + length)).toBe('产物');
});

it('reads an index and leaves out what leads away from the site @F56', () => {
  const entry = { title: 'T', content: 'C', routePath: '/a' };
  const away = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example'];
  const bad = [...away, '/not%text', '/a#%E0%A4%A', 1].map((routePath) => ({
    ...entry,
    routePath,
  }));
  const documents = readSearchDocuments([entry, null, ...bad]);
  expect(documents.map(({ routePath }) => routePath)).toEqual(['/a']);
  expect(() => readSearchDocuments({})).toThrow('not a list');
});

const ranked = (pages: Parameters<typeof toSearchDocuments>[0], synonyms: string[][] = []) => {
  const own = new SearchEngine(
    toSearchDocuments(pages, () => ''),
    synonyms,
  );
  return (query: string) => own.search(query).pages.map(({ document }) => document.routePath);
};

it('prefers the page that says of itself that it is about the words', () => {
  const search = ranked([
    page('/aside', 'One', `Something else.\n${'The build log and its level. '.repeat(3)}`),
    page('/about', 'Two', 'Sets the level of the log.\nSomething else.'),
  ]);
  expect(search('log level')[0]).toBe('/about');
});

it('finds what means the same as several words, and only as all of them', () => {
  const search = ranked(
    [page('/quick', 'Quick start', 'From nothing.'), page('/other', 'Getters', 'A getting thing.')],
    [['quick start', 'getting started']],
  );
  expect(search('getting started')[0]).toBe('/quick');
  expect(search('getting on')).not.toContain('/quick');
});

it('takes a name that is written whole as a whole', () => {
  const search = ranked([
    page('/parts', 'Rslib', 'Create a library with rslib. Create more, create with rslib.'),
    page('/whole', 'Packages', 'The scaffold is create-rslib.'),
  ]);
  expect(search('create-rslib')[0]).toBe('/whole');
});

it.each(['create-rslib', 'tree-shaking', 'hot-reload', '--env-mode', 'bundle-less'])(
  'answers %s as it does with a space',
  (name) => {
    const search = ranked([
      page('/a', 'Rslib', 'Create a library with rslib. Tree shaking and a hot module reload.'),
      page('/b', 'Packages', 'The scaffold is create-rslib. The flag is --env-mode.'),
      page('/c', 'Output', 'Bundleless output is tree-shaken. It reloads while hot.'),
    ]);
    const found = search(name);
    expect(found).not.toEqual([]);
    expect(found).toEqual(search(name.replace(/(?<=\w)-/g, ' ')));
  },
);

it.each(['bundle', 'dts'])('has one row for each place, and two of a page at most: %s', (query) => {
  const { pages } = engine.search(query);
  expect(pages.length).toBeGreaterThan(0);
  for (const one of pages) {
    const links = toGroups([one], query).flatMap(({ hits }) => hits.map(({ link }) => link));
    expect([1, 2]).toContain(links.length);
    expect(links).toEqual([...new Set(links)]);
  }
});

it('finds and marks other forms of an English word', () => {
  const { link, highlightInfoList } = toGroups(engine.search('bundling').pages, 'bundling')[0]!
    .hits[0]!;
  expect(link).toContain('/config/lib/bundle');
  expect(highlightInfoList.length).toBeGreaterThan(0);
});

it('shows the title of a page that is found by a keyword, and never the keyword', () => {
  const [called] = toSearchDocuments(
    [{ ...page('/mf', '模块联邦', '前面说到端口。'), frontmatter: { keywords: ['微前端'] } }],
    () => '',
  );
  const [group] = toGroups(new SearchEngine([called!]).search('微前端').pages, '微前端');
  expect(group!.hits).toEqual([expect.objectContaining({ type: 'title', title: '模块联邦' })]);
  expect(JSON.stringify({ ...group!.hits[0], query: '' })).not.toContain('微前端');
});
