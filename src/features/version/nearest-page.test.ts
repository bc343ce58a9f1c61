import { expect, it } from 'vitest';
import { nearestPage } from './nearest-page';

const version = (path: string, pages: readonly string[]) => ({
  path,
  docs: pages.map((page) => ({ path: page })),
});
const latest = version('/', ['/', '/guide/start/', '/guide/start/new', '/api', '/api/deep/page']);
const old = version('/1.0', ['/1.0/', '/1.0/guide/start/', '/1.0/guide', '/1.0/api']);

it('keeps the page, else goes to the nearest folder above that has one, with or without a final slash', () => {
  expect(nearestPage('/guide/start/', latest, old)).toBe('/1.0/guide/start/');
  expect(nearestPage('/1.0/guide/start/', old, latest)).toBe('/guide/start/');
  expect(nearestPage('/1.0/', old, latest)).toBe('/');
  expect(nearestPage('/guide/start/new', latest, old)).toBe('/1.0/guide/start/');
  expect(nearestPage('/api/deep/page', latest, old)).toBe('/1.0/api');
  expect(nearestPage('/1.0/guide', old, latest)).toBe('/');
});
it('works below a base path and a language, and finds nothing in a version without a home', () => {
  const zh = version('/docs/zh/', ['/docs/zh/', '/docs/zh/a/b']);
  const zhOld = version('/docs/zh/1.0', ['/docs/zh/1.0/']);
  expect(nearestPage('/docs/zh/a/b', zh, zhOld)).toBe('/docs/zh/1.0/');
  expect(nearestPage('/api', latest, version('/2.0', ['/2.0/x']))).toBeUndefined();
});
