import { describe, expect, it } from 'vitest';
import { findRedirectProblems, redirectsIn } from './find-redirect-problems.mts';

const PAGES = new Map([
  ['/', new Set<string>()],
  ['/guide/', new Set(['usage'])],
  ['/guide/cli', new Set(['flags'])],
]);
const find = (...entries: [string, string][]) =>
  findRedirectProblems(
    entries.map(([from, to]) => ({ from, to })),
    [PAGES],
  );

describe('redirects @F240', () => {
  it('may lead to pages and sections, and may not form chains or circles', () => {
    expect(find(['/old', '/guide/'], ['/old-cli/', '/guide/cli#flags'])).toEqual([]);
    expect(find(['/a', '/b'], ['/b', '/guide/'])).toEqual([
      expect.stringMatching(/'\/a'.*Let "to" name \/guide\/\./),
    ]);
    const circle = find(['/a', '/b'], ['/b', '/a']);
    expect(circle).toHaveLength(2);
    for (const problem of circle) expect(problem).toContain('circle');
  });

  it.each([
    [[['/guide/cli', '/']], 'a page is there'],
    [[['/Guide/CLI/', '/']], 'a page is there'],
    [[['/old', '/'], ['/Old/', '/']], 'same page'], // prettier-ignore
    [[['/old', '/nope']], 'names no page'],
    [[['/old', 'https://elsewhere.example/']], 'names no page'],
    [[['/old', '/guide/cli#nope']], 'no section "nope"'],
    [[['/old', '/old']], 'circle'],
    [[['../old', '/']], 'must be an address'],
    [[['/a/../../old', '/']], 'must be an address'],
    [[['/old?x', '/']], 'must be an address'],
  ] as [[string, string][], string][])('%j: %s', (entries, problem) => {
    const problems = find(...entries);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).toContain(`from: '${entries.at(-1)![0]}'`);
  });
});

describe('redirects of versions @F240', () => {
  // The page has moved twice since 1.0.
  const OLD = new Map([['/a', new Set<string>()]]);
  const LATEST = new Map([['/b', new Set(['usage'])]]);
  const NEXT = new Map([['/c', new Set<string>()]]);
  const MOVES = [
    { from: '/a', to: '/b#usage' },
    { from: '/b', to: '/c' },
  ];

  it('count where the page has moved, and lead to where it is there', () => {
    expect(redirectsIn(MOVES, OLD)).toEqual([]);
    expect(redirectsIn(MOVES, LATEST)).toEqual([{ from: '/a', to: '/b#usage' }]);
    expect(redirectsIn(MOVES, NEXT)).toEqual([
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ]);
    expect(redirectsIn([{ from: '/x', to: '/b#gone' }], LATEST)).toEqual([
      { from: '/x', to: '/b' },
    ]);
    const circle = [{ from: '/x', to: '/y' }, { from: '/y', to: '/x' }]; // prettier-ignore
    expect(redirectsIn(circle, LATEST)).toEqual([]);
  });

  it('are right where one version needs them', () => {
    expect(findRedirectProblems(MOVES, [OLD, LATEST, NEXT])).toEqual([]);
    // The page between is not needed any more.
    expect(findRedirectProblems(MOVES, [NEXT])).toEqual([
      expect.stringContaining('Let "to" name /c.'),
    ]);
    expect(findRedirectProblems([{ from: '/a', to: '/b' }], [OLD])).toHaveLength(2);
  });
});
