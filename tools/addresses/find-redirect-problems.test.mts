import { describe, expect, it } from 'vitest';
import { findRedirectProblems } from './find-redirect-problems.mts';

const PAGES = new Map([
  ['/', new Set<string>()],
  ['/guide/', new Set(['usage'])],
  ['/guide/cli', new Set(['flags'])],
]);
const find = (...entries: [string, string][]) =>
  findRedirectProblems(
    entries.map(([from, to]) => ({ from, to })),
    PAGES,
  );

describe('redirects @F240', () => {
  it('may lead to pages and sections', () => {
    expect(find(['/old', '/guide/'], ['/old-cli/', '/guide/cli#flags'])).toEqual([]);
  });

  it.each([
    [[['/guide/cli', '/']], 'a page is there'],
    [[['/Guide/CLI/', '/']], 'a page is there'],
    [[['/old', '/'], ['/Old/', '/']], 'same page'], // prettier-ignore
    [[['/old', '/nope']], 'names no page'],
    [[['/old', '/guide']], 'names no page'],
    [[['/old', 'https://elsewhere.example/']], 'names no page'],
    [[['/old', '/guide/cli#nope']], 'no section "nope"'],
    [[['/old', '/old']], 'circle'],
    [[['../old', '/']], 'must be an address'],
    [[['/a/../../old', '/']], 'must be an address'],
    [[['//host/x', '/']], 'must be an address'],
    [[['/old?x', '/']], 'must be an address'],
  ] as [[string, string][], string][])('%j: %s', (entries, problem) => {
    const problems = find(...entries);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).toContain(`from: '${entries.at(-1)![0]}'`);
  });

  it('may not form chains or circles', () => {
    expect(find(['/a', '/b'], ['/b', '/guide/'])).toEqual([
      expect.stringMatching(/'\/a'.*Let "to" name \/guide\/\./),
    ]);
    const circle = find(['/a', '/b'], ['/b', '/a']);
    expect(circle).toHaveLength(2);
    for (const problem of circle) expect(problem).toContain('circle');
  });
});
