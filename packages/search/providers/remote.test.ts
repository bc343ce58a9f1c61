import { describe, expect, it } from 'vitest';
import { isPartialAnswer, readRemoteAnswer } from './remote';

const INDEXES = [
  { value: 'docs', label: 'docs' },
  { value: 'rsbuild', label: 'Rsbuild' },
];
const page = {
  title: 'Watch mode',
  content: 'Rebuilds when a file changes.\nFlags\nUse watch to rebuild.',
  routePath: '/guide/watch',
  toc: [{ text: 'Flags', id: 'flags', depth: 2, charIndex: 30 }],
  area: 'Guide',
};
const foreign = { ...page, domain: 'rsbuild.dev' };
const read = (answer: unknown, query = 'watch') => readRemoteAnswer(answer, query, INDEXES);
const links = (answer: unknown) => read(answer).flatMap(({ hits }) => hits.map(({ link }) => link));

describe('groups', () => {
  it('come with our own first, other sites below their names', () => {
    const groups = read([
      { index: 'rsbuild', hits: [foreign] },
      { index: 'unknown', hits: [foreign] },
      { index: 'docs', hits: [page] },
    ]);
    expect(groups.map(({ label }) => label)).toEqual(['Guide', 'Rsbuild']);
    expect(groups[0]!.hits).toMatchObject([
      { type: 'title', link: '/guide/watch', highlightInfoList: [{ start: 0, length: 5 }] },
      { type: 'content', link: '/guide/watch#flags', header: 'Watch mode > Flags' },
    ]);
    expect(groups[1]!.hits[0]!.link).toBe('https://rsbuild.dev/guide/watch');
  });

  it('hold as many pages as were asked for', () => {
    const hits = Array.from({ length: 40 }, (_, at) => ({ ...page, routePath: `/page-${at}` }));
    const pages = (limit?: number) => {
      const [group] = readRemoteAnswer([{ index: 'docs', hits }], 'watch', INDEXES, limit);
      return new Set(group!.hits.map(({ link }) => link.replace(/#.*/, ''))).size;
    };
    expect([pages(), pages(30), pages(100)]).toEqual([7, 30, 40]);
  });

  it.each([null, {}, 'x', 1, undefined])('that are not a list are an error: %j @F54', (answer) => {
    expect(() => read(answer)).toThrow(/not a list/);
  });

  it('of wrong types are left out', () => {
    expect(links([null, 1, 'x', {}, { index: 'docs' }, { index: 'docs', hits: 'x' }])).toEqual([]);
    expect(links([{ index: 'docs', hits: [null, 1, [], {}, { ...page, title: 1 }] }])).toEqual([]);
  });
});

it('an answer of which an index lacks a part is in part', () => {
  const whole = { index: 'docs', hits: [] };
  expect(isPartialAnswer([whole, { index: 'rsbuild', hits: [], partial: true }])).toBe(true);
  for (const other of [[whole], [null, { partial: 'yes' }], {}])
    expect(isPartialAnswer(other)).toBe(false);
});

describe('hits', () => {
  it('lead to this site, others to the origin that they name', () => {
    const paths = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://x.y/', 1];
    const bad = paths.map((routePath) => ({ ...page, routePath }));
    expect(links([{ index: 'docs', hits: bad }])).toEqual([]);
    const theirs = bad.map((hit) => ({ ...hit, domain: 'a.b' }));
    expect(links([{ index: 'rsbuild', hits: theirs }])).toEqual([]);
    const domains = ['', 'javascript:x', 'data://x', 'a b', 7, 'http://other.example/path'];
    const hits = domains.map((domain) => ({ ...page, domain, content: '', toc: [] }));
    expect(links([{ index: 'rsbuild', hits }])).toEqual(['http://other.example/guide/watch']);
  });

  it('with a megabyte of text are cut, and read in no time', () => {
    const long = 'watch '.repeat(200_000);
    const hit = { ...page, title: long, content: long, area: long, toc: [] };
    const start = performance.now();
    const [group] = read([{ index: 'docs', hits: Array<object>(7).fill(hit) }], 'watch');
    expect(performance.now() - start).toBeLessThan(2000);
    expect(group!.label).toHaveLength(300);
    expect(group!.hits[0]!.header).toHaveLength(300);
  });
});
