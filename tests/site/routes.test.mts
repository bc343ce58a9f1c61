import { expect, it } from 'vitest';
import { BUILD, attributeOf, fileOf, find, hrefsOf, only, pageAt, readJson, textOf, type Element } from '../lib/built-pages.mts'; // prettier-ignore
import { Host } from '../lib/host.mts';
import { ROUTES, SPECIFIED_ROUTES } from '../lib/routes.mts';
import { LANGUAGES, inLang } from '../lib/texts.mts';

const HAN = /\p{Script=Han}/gu;
const FILE = /\.(?:xml|json|svg|css|js|png|md|txt|zip)$/;

it('the specification has fifty routes', () => {
  expect(new Set(SPECIFIED_ROUTES).size).toBe(50);
  expect(SPECIFIED_ROUTES).toHaveLength(50);
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
});

/** Code is the same in both languages; what says that it is in another language is none of this. */
const isNoProse = (element: Element): boolean =>
  ['pre', 'code', 'figure', 'dl', 'script', 'style'].includes(element.tagName) ||
  attributeOf(element, 'lang') !== undefined;

it.each(LANGUAGES)('every page is written in its language, with one heading (%s)', (lang) => {
  for (const path of ROUTES.map((route) => inLang(lang, route))) {
    const page = pageAt(path);
    const html = only(page, { tag: 'html' });
    expect.soft(attributeOf(html, 'lang'), path).toBe(lang === 'en' ? 'en' : 'zh-CN');
    expect.soft(only(page, { tag: 'h1' }).childNodes, path).not.toHaveLength(0);
    const letters = textOf(only(page, { tag: 'main' }), isNoProse).replace(/\P{L}/gu, '');
    const share = (letters.match(HAN)?.length ?? 0) / letters.length;
    if (lang === 'zh') expect.soft(share, path).toBeGreaterThan(0.3);
    else expect.soft(share, path).toBe(0);
  }
});

it('no link on the site points to another form of an address', () => {
  const index = LANGUAGES.flatMap((lang) =>
    readJson<{ routePath: string; version: string }[]>(inLang(lang, '/page-index.json')),
  );
  const known = new Set(index.map(({ routePath }) => routePath));
  const latest = index.filter(({ version }) => version === '').map(({ routePath }) => routePath);
  const all = [...ROUTES, '/search'];
  expect(latest.sort()).toEqual(
    LANGUAGES.flatMap((lang) => all.map((path) => inLang(lang, path))).sort(),
  );
  for (const path of known) {
    const hrefs = hrefsOf(find(pageAt(path), { tag: 'a', href: /^\// })).map((href) =>
      decodeURI(href.replace(/[?#].*$/, '')),
    );
    expect(hrefs.length, path).toBeGreaterThan(5);
    const wrong = hrefs.filter((href) => !known.has(href) && !FILE.test(href));
    expect(wrong, `on ${path}`).toEqual([]);
  }
});

it('no route below a shared folder', () => {
  for (const path of ['/shared', '/shared/', '/zh/shared', '/zh/shared/'])
    expect(fileOf(path), path).toBeUndefined();
});

// What it is told is decided, and tested, in tools/build/write-headers.mts.
it('the host knows what is missing, and is told what pages cannot say of themselves and which files never change @F07 @F102 @F133', async () => {
  const host = await Host.start(BUILD);
  const ask = (path: string) => fetch(host.origin + path);
  for (const path of ['/index.html/', '/robots.txt/x', `/${'x'.repeat(300)}`, '/%00'])
    expect((await ask(path)).status, path).toBe(404);
  const page = await ask('/guide/basic/cli');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control');
  const asset = /\/assets\/js\/main\.\w+\.js/.exec(await page.text())![0];
  expect(await cacheOf(asset)).toContain('immutable');
  for (const path of ['/guide/basic/cli', '/service-worker.js', '/assets/js/gone.0123abcd.js'])
    expect(await cacheOf(path), path).toContain('must-revalidate');
  host.close();
});
