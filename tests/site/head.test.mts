import { describe, expect, it } from 'vitest';
import { SITE, attributeOf, find, only, pageAt, read, readJson, readText, textOf } from '../lib/built-pages.mts'; // prettier-ignore
import { ROUTES, SOURCES } from '../lib/routes.mts';
import { LANGUAGES, inLang } from '../lib/texts.mts';

const hrefOf = (address: string, attributes: Record<string, string>): string | undefined =>
  attributeOf(only(pageAt(address), { tag: 'link', ...attributes }), 'href');

describe.each(LANGUAGES)('in %s', (lang) => {
  it('every page names its one true address in every language, has a title that names the site, and one description', () => {
    for (const route of ROUTES) {
      const path = inLang(lang, route);
      expect.soft(hrefOf(path, { rel: 'canonical' }), path).toBe(SITE + path);
      const named = find(pageAt(path), { tag: 'link', rel: 'alternate', hreflang: true })
        .filter((link) => attributeOf(link, 'type') === undefined)
        .map((link) => [attributeOf(link, 'hreflang'), attributeOf(link, 'href')]);
      expect.soft(Object.fromEntries(named), path).toEqual({
        en: SITE + route,
        'zh-CN': SITE + inLang('zh', route),
        'x-default': SITE + route,
      });
      const page = pageAt(path);
      const [title] = find(page, { tag: 'title' });
      expect.soft(textOf(title!), route).toMatch(route === '/' ? /^Rslib - / : / - Rslib$/);
      const description = only(page, { tag: 'meta', name: 'description' });
      expect.soft(attributeOf(description, 'content'), route).toMatch(/.{20,}/);
    }
  });

  it('the sitemap lists every page in its true form and nothing else', () => {
    const listed = [...readText(inLang(lang, '/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
    const index = readJson<{ routePath: string; version: string }[]>(
      inLang(lang, '/page-index.json'),
    );
    // Its own page says that it is not to be found.
    const hidden = inLang(lang, '/search');
    const expected = index
      .filter(({ routePath, version }) => version === '' && routePath !== hidden)
      .map(({ routePath }) => routePath);
    expect(expected.length).toBe(ROUTES.length);
    expect(listed.map(([, address]) => address).sort()).toEqual(
      expected.map((path) => SITE + path).sort(),
    );
  });

  it('every page has a picture for shared links', () => {
    for (const route of ROUTES.filter((one) => one !== '/blog/')) {
      const image = only(pageAt(inLang(lang, route)), { tag: 'meta', property: 'og:image' });
      const address = attributeOf(image, 'content')!;
      expect(address, route).toMatch(/^https:\/\/rslib\.rs\/.+\.png$/);
      const bytes = read(address.slice(SITE.length));
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], route).toEqual([1200, 630]);
    }
  });
});

it('the index of pages holds what the specification lists', () => {
  // The form of all entries is asked of odd pages: tests/build/page-states.test.mts.
  const index = readJson<Record<string, unknown>[]>('/page-index.json');
  const page = index.find((entry) => entry.routePath === '/config/lib/dts')!;
  expect(page).toMatchObject({
    pagePath: `${SOURCES.en}/config/lib/dts.mdx`,
    pageType: 'doc',
    headingTitle: 'lib.dts',
    lastUpdatedTime: expect.any(Number) as unknown,
    title: 'lib.dts',
    lang: 'en',
    version: '',
    relativePath: `${SOURCES.en}/config/lib/dts.mdx`,
    feeds: [],
    frontmatter: { option: 'dts' },
  });
  const toc = page.toc as { charIndex: number }[];
  expect(toc.length).toBeGreaterThan(2);
  expect(Math.max(...toc.map(({ charIndex }) => charIndex))).toBeGreaterThan(0);
  const post = index.find((entry) => entry.routePath === '/blog/introducing-rslib')!;
  expect(post.feeds).toEqual([
    { language: 'en', url: '/blog/rss.xml', mime: 'application/rss+xml' },
  ]);
});
