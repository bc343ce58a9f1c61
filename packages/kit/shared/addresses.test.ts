import { describe, expect, it } from 'vitest';
import { resolveAddress, type SiteAddresses } from './addresses';

const site: SiteAddresses = {
  base: '/',
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  versions: ['1.0'],
  moved: ['/old/page'],
  routes: ['/', '/guide/start/', '/guide/basic/cli', '/zh/', '/zh/guide/basic/cli', '/a b'],
};
const resolve = (path: string, changes: Partial<SiteAddresses> = {}) =>
  resolveAddress(path, { ...site, ...changes });
const redirect = (to: string) => ({ kind: 'redirect', to });

describe('forms of one address @F07', () => {
  it.each([
    ['/guide/basic/cli/', '/guide/basic/cli'],
    ['/guide/basic/cli.html', '/guide/basic/cli'],
    ['/Guide/Basic/CLI', '/guide/basic/cli'],
    ['/guide/start', '/guide/start/'],
    ['/guide/start/index', '/guide/start/'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/guide/start.html', '/guide/start/'],
    ['/index', '/'],
    ['/zh', '/zh/'],
    ['/ZH/guide/basic/cli/', '/zh/guide/basic/cli'],
    ['/A%20b/', '/a b'],
  ])('%s → %s', (from, to) => {
    expect(resolve(from)).toEqual(redirect(to));
  });

  it.each(['/guide//basic/cli', '/guide/basic/cli//', '/guide/basic/cli/x', '/%zz'])(
    '%s is missing',
    (path) => {
      expect(resolve(path).kind).toBe('missing');
    },
  );
});

describe('the prefix of the default language', () => {
  it.each([
    ['/en', '/'],
    ['/en/guide/basic/cli', '/guide/basic/cli'],
    ['/en/nope', '/nope'],
    ['/en//evil.example/x', '/evil.example/x'],
    ['/en/\\evil.example', '/evil.example'],
  ])('%s → %s', (from, to) => {
    expect(resolve(from)).toEqual(redirect(to));
  });
  it.each(['/enx/guide', '/zh/en-nope', '/nope/en/x'])('%s stays', (path) => {
    expect(resolve(path).kind).toBe('missing');
  });
});

it.each([
  ['/nope', 'en', undefined, '/'],
  ['/zh/nope', 'zh', undefined, '/zh/'],
  ['/zh/en/nope', 'zh', undefined, '/zh/'],
  ['/nope/en/zh', 'en', undefined, '/'],
  ['/zhx', 'en', undefined, '/'],
  ['/1.0/nope', 'en', '1.0', '/1.0/'],
  ['/zh/1.0/nope', 'zh', '1.0', '/zh/1.0/'],
  ['/1.0/zh/nope', 'zh', '1.0', '/zh/1.0/'],
  ['/Zh/nope', 'zh', undefined, '/zh/'],
])('language and version of the missing page %s', (path, locale, version, home) => {
  expect(resolve(path)).toEqual({ kind: 'missing', locale, version, home });
});

it('finds a version whose name has capitals, and works under a base path', () => {
  const site = { versions: ['2.0-RC'] };
  expect(resolve('/2.0-RC/nope', site)).toMatchObject({ version: '2.0-RC', home: '/2.0-RC/' });
  expect(resolve('/2.0-rc/nope', site)).toMatchObject({ version: '2.0-RC', home: '/2.0-RC/' });
  const based = { base: '/docs/', routes: ['/docs/', '/docs/guide/start/', '/docs/zh/'] };
  expect(resolve('/docs/guide/start/index.html', based)).toEqual(redirect('/docs/guide/start/'));
  expect(resolve('/docs/en/x', based)).toEqual(redirect('/docs/x'));
  expect(resolve('/docs/zh/x', based)).toMatchObject({ locale: 'zh', home: '/docs/zh/' });
});

describe('an address that a browser writes with escapes', () => {
  const routes = ['/指南', '/a b'];
  it.each(['/%E6%8C%87%E5%8D%97', '/a%20b'])('%s does not lead to itself', (path) => {
    expect(resolve(path, { routes }).kind).toBe('missing');
  });
  it.each([
    ['/%e6%8c%87%E5%8D%97', '/指南'],
    ['/%E6%8C%87%E5%8D%97/', '/指南'],
    ['/%61%20b', '/a b'],
  ])('%s → %s', (from, to) => {
    expect(resolve(from, { routes })).toEqual(redirect(to));
  });
});
