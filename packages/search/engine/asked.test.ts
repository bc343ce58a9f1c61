import { describe, expect, it } from 'vitest';
import { documentOf, pageOf as page } from '../testing/documents';
import { toSearchDocuments } from './document';
import { SearchEngine } from './engine';
import { toGroups } from './hits';
import { preparePage } from './prepared-page';
import { closed, parseQuery } from './query';

const PAGES = [
  page('/cli', 'CLI', 'The command line.', {
    Flags: [
      'Flag\tMeaning',
      '-w, --watch\tBuilds again',
      ...'abcdefghijk'.split('').map((one) => `-${one}, --${one}${one}\tOther`),
    ].join('\n'),
    'Exit codes': 'Ends with 1 where a build fails.',
  }),
  page('/tsc', 'Migrate from tsc', 'What was -w is another flag.', {
    Table: 'tsc\tHere\n-w\t--watch',
  }),
  page('/errors', 'Error messages', 'What a build prints.', {
    "Cannot find module 'x'": 'The file is missing.',
    'TS2882 for a style import': 'Declare the module.',
  }),
  page(
    '/modules',
    'Modules',
    'A module is a file. To find a module, look for the file. Vue modules too.',
  ),
  page('/output', 'output', 'Options of what is written.', {
    'output.copy': 'Set a path that is copied. It may be clean.',
    'output.cleanDistPath': 'Whether the folder is emptied.',
  }),
  page('/moving', 'Coming from others', 'Tables of options.', {
    Table: 'Theirs\tOurs\nemptyOutDir, cleanDir\toutput.cleanDistPath',
  }),
  page('/modes', 'Modes of css', 'About output.copy.patterns and css modules.', {
    Usage: 'Write output.copy.patterns, or output, copy and patterns.',
  }),
  page('/zh', '命令行', '发布产物之前检查。策略由你决定。', { 退出码: '失败时是一。' }),
];
const engine = new SearchEngine(
  toSearchDocuments(
    [...PAGES, { ...PAGES[3]!, routePath: '/blog/modules' }],
    () => '',
    (route) => route.startsWith('/blog'),
  ),
);
const first = (query: string) => {
  const { pages, corrected = query } = engine.search(query);
  return toGroups(pages, corrected)[0]?.hits[0]?.link;
};

describe('what is asked', () => {
  it.each([
    ['-w', '/cli#flags'],
    ['rslib -w', '/cli#flags'],
    ['exit code', '/cli#exit-codes'],
    ['退出码', '/zh#-'],
    ['set clean dist path', '/output#output.cleandistpath'],
    ["Cannot find module './src/Counter.vue' or its types", '/errors#cannot-find-module-x-'],
    ['ESM: Cannot find module "@acme/kit" imported', '/errors#cannot-find-module-x-'],
    ['TS2882', '/errors#ts2882-for-a-style-import'],
    ['error ts(2882)', '/errors#ts2882-for-a-style-import'],
    ['发产', '/zh'],
    ['cleanDir', '/moving#table'],
    ['others emptyOutDir replacement', '/moving#table'],
    ['output.copy.from', '/output#output.copy'],
    ['output', '/output'],
    ['OUTPUT_CLEAN_DIST_PATH', '/output#output.cleandistpath'],
  ])('%s leads to %s', (query, link) => expect(first(query)).toBe(link));

  it.each(['TS2742', '退款政策', 'kubernetes helm chart'])('%s is not here', (query) => {
    expect(engine.search(query)).toEqual({ pages: [] });
  });

  it('ignores words that only ask what another one means', () => {
    expect(parseQuery('退出码是什么意思').words.map(({ text }) => text)).toEqual(['退出码']);
  });

  it('corrects unless it is told not to, and says so', () => {
    expect(engine.search('modulse')).toMatchObject({ corrected: 'Modules' });
    expect(engine.search('modulse', 7, true)).toEqual({ pages: [] });
  });

  it('does not call good what holds a third of a question', () => {
    const { pages } = engine.search('module federation remotes');
    expect(pages.filter(({ matchesAllTerms }) => matchesAllTerms)).toEqual([]);
  });

  it('puts news behind what answers', () => {
    const routes = engine.search('module file').pages.map(({ document }) => document.routePath);
    expect(routes.indexOf('/modules')).toBeGreaterThanOrEqual(0);
    expect(routes.indexOf('/blog/modules')).toBeGreaterThan(routes.indexOf('/modules'));
  });

  it('shows all pages of an area before a second row of one', () => {
    const { pages } = engine.search('module file');
    const area = pages.map((one) => ({ ...one, document: { ...one.document, area: 'Area' } }));
    expect(area.length).toBeGreaterThan(2);
    const linksOf = (most?: number) =>
      toGroups(area, 'module file', most).flatMap(({ hits }) => hits.map(({ link }) => link));
    expect(linksOf().length).toBeGreaterThan(area.length);
    const routes = linksOf(area.length).map((link) => link.split('#')[0]);
    expect(routes).toEqual(area.map(({ document }) => document.routePath));
    expect(linksOf(1)).toEqual(linksOf().slice(0, 1));
  });
});

it.each(['-w, --watch', '-w、--watch'])('a flag is described by the row of %s', (cell) => {
  const content = `Flag\tMeaning\n${cell}\tBuilds again`;
  const { rows } = preparePage(documentOf(0, { content })).sections[0]!;
  expect(rows).toEqual(expect.arrayContaining([closed('-w'), closed('--watch')]));
});
