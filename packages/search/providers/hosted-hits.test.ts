import { describe, expect, it } from 'vitest';
import { readAnswer, readMarked } from './hosted-hits';

const ORIGINS = ['https://rslib.rs', 'http://127.0.0.1:3000'];
const hierarchy = { lvl0: 'Guide', lvl1: 'CLI', lvl2: 'Flags', lvl3: '--watch' };
const record = {
  objectID: '1',
  type: 'lvl3',
  url: 'https://rslib.rs/guide/basic/cli#watch',
  hierarchy,
};
const read = (hits: unknown, queryID?: string) =>
  readAnswer({ results: [{ hits, queryID }] }, 'watch', ORIGINS).groups;

describe('a record', () => {
  it('of a heading is a hit with its path, marked where the service marked it', () => {
    const _highlightResult = { hierarchy: { lvl3: { value: '--<mark>watch</mark>' } } };
    const [group] = read([{ ...record, _highlightResult }], 'q1');
    expect(group).toEqual({
      label: 'Guide',
      hits: [
        {
          type: 'header',
          title: 'CLI',
          header: 'CLI > Flags > --watch',
          link: '/guide/basic/cli#watch',
          query: 'watch',
          highlightInfoList: [{ start: 'CLI > Flags > --'.length, length: 5 }],
          tracking: { objectID: '1', position: 1, queryID: 'q1' },
        },
      ],
    });
  });

  it('of a page or of text is one of ours too', () => {
    const text = { ...record, type: 'content', content: 'Long text that says watch.' };
    const _snippetResult = { content: { value: '…says <mark>watch</mark>.' } };
    const [group] = read([
      { ...record, type: 'lvl1' },
      { ...text, _snippetResult },
    ]);
    expect(group!.hits).toMatchObject([
      { type: 'title', header: 'CLI', highlightInfoList: [] },
      { type: 'content', statement: '…says watch.', highlightInfoList: [{ start: 6, length: 5 }] },
    ]);
  });

  it('leads to this site or is left out', () => {
    const away = ['javascript:alert(1)', '//evil.example/', 'https://evil.example/guide'];
    const ours = ['https://user@rslib.rs/a', '/guide/', 'http://127.0.0.1:3000/zh/'];
    const urls = [
      ...away,
      'https://rslib.rs.evil.example/',
      'data:text/html,x',
      ...ours,
      42,
      undefined,
    ];
    const groups = read(urls.map((url) => ({ ...record, url })));
    expect(groups[0]!.hits.map(({ link }) => link)).toEqual(['/a', '/guide/', '/zh/']);
  });

  it('that is none is left out', () => {
    const others = [null, 1, 'x', [], { ...record, hierarchy: 'x' }, { url: record.url }];
    expect(read(others)).toEqual([]);
  });
});

describe('an answer', () => {
  it('shows five hits of a group, the groups in the order of their best', () => {
    const other = { ...record, hierarchy: { ...hierarchy, lvl0: 'Config' } };
    const groups = read([...Array<object>(9).fill(record), other]);
    expect(groups.map(({ label, hits }) => [label, hits.length])).toEqual([
      ['Guide', 5],
      ['Config', 1],
    ]);
  });

  it('says how many hits there are, where the service counts them', () => {
    const total = (nbHits: unknown) =>
      readAnswer({ results: [{ hits: [record], nbHits }] }, 'watch', ORIGINS).total;
    expect(total(57)).toBe(57);
    expect(total('57')).toBeUndefined();
  });

  it.each([undefined, null, {}, [], { results: [] }, { results: [{ hits: {} }] }, 'x'])(
    'without hits is an error: %j @F52',
    (answer) => expect(() => readAnswer(answer, 'x', ORIGINS)).toThrow(/no hits/),
  );
});

describe('a marked value', () => {
  it('is text, with the references of HTML and whatever else stands in it', () => {
    const { text, matches } = readMarked('&lt;b&gt; <img src=x> <mark>a</mark></mark> &amp;lt;');
    expect(text).toBe('<b> <img src=x> a &lt;');
    expect(matches).toEqual([{ start: 16, length: 1 }]);
  });

  it('keeps an unknown reference', () => {
    expect(readMarked('&constructor; &nbsp;').text).toBe('&constructor; &nbsp;');
  });

  it('with a mark that never ends is marked to its end', () => {
    expect(readMarked('a<mark>b')).toEqual({ text: 'ab', matches: [{ start: 1, length: 1 }] });
  });
});
