import { expect, it } from 'vitest';
import { rankSuggestions } from './rank-suggestions';

const PATHS = ['/', '/guide/basic/cli', '/config/lib/dts', '/guide/advanced/dts', '/config/lib/id'];
const pages = PATHS.map((routePath) => ({ routePath, title: routePath }));
const suggest = (path: string) => rankSuggestions(path, pages).map((page) => page.routePath);

it('finds a mistyped path, and a page that stands elsewhere', () => {
  expect(suggest('/guide/basic/clii')[0]).toBe('/guide/basic/cli');
  const moved = suggest('/old/place/dts').slice(0, 2).sort();
  expect(moved).toEqual(['/config/lib/dts', '/guide/advanced/dts']);
});
it('does not correct short words, suggests nothing without a near name, and three at most', () => {
  const near = [{ routePath: '/config/lib/node', title: 'node' }];
  expect(rankSuggestions('/nope', near)).toEqual([]);
  expect(rankSuggestions('/old/node', near)).toEqual(near);
  expect(suggest('/wp-admin/setup-config.php')).toEqual([]);
  expect(suggest('/config/lib/i').length).toBeLessThanOrEqual(3);
});
