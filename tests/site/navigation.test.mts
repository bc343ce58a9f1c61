import { describe, expect, it } from 'vitest';
import { attributeOf, find, hrefsOf, only, pageAt, textOf } from '../lib/built-pages.mts';
import { LATEST_VERSION, PAGE_ROUTES, SOURCES } from '../lib/routes.mts';
import { LANGUAGES, inLang, text } from '../lib/texts.mts';

describe.each(LANGUAGES)('in %s', (lang) => {
  const sidebarOf = (path: string) => only(pageAt(path), { id: 'sidebar' });
  const relOf = (path: string, rel: string) => hrefsOf(find(pageAt(path), { tag: 'a', rel }));

  it('the items, the title and the links of the bar lead where they say', () => {
    const bar = only(pageAt(inLang(lang, '/guide/basic/cli')), { tag: 'header' });
    const items = find(only(bar, { tag: 'nav' }), { tag: 'a' });
    expect(hrefsOf(items)).toEqual(
      ['/guide/start/', '/config/', '/blog/'].map((path) => inLang(lang, path)),
    );
    const current = find(bar, { tag: 'a', 'aria-current': true });
    expect(current.map((one) => textOf(one))).toEqual([lang === 'en' ? 'Guide' : '指南']);
    const home = find(bar, { tag: 'a' }).find((link) => textOf(link) === 'Rslib');
    expect(hrefsOf([home!])).toEqual([inLang(lang, '/')]);
    for (const name of ['GitHub', 'X', 'Discord']) {
      const link = only(bar, { tag: 'a', 'aria-label': name });
      expect(attributeOf(link, 'target'), name).toBe('_blank');
      expect(attributeOf(link, 'rel'), name).toBe('noopener noreferrer');
    }
  });

  it('six tools and the community list open in a new tab, on the home page and in the bar', () => {
    const page = pageAt(inLang(lang, '/'));
    const heading = text(lang, 'home.ecosystem.title', 'One stack, six tools');
    const block = find(page, { tag: 'section', 'aria-labelledby': true }).find((section) =>
      find(section, { tag: 'h2' }).some((one) => textOf(one) === heading),
    )!;
    for (const part of [block, only(page, { id: 'ecosystem-menu' })]) {
      const links = find(part, { tag: 'a' });
      expect(links).toHaveLength(7);
      for (const link of links) {
        expect(attributeOf(link, 'target')).toBe('_blank');
        expect(attributeOf(link, 'rel')).toMatch(/noopener/);
      }
    }
    const rspack = find(only(page, { id: 'ecosystem-menu' }), { tag: 'a' }).find((link) =>
      textOf(link).startsWith('Rspack'),
    )!;
    expect(attributeOf(rspack, 'href')).toBe(inLang(lang, '/').replace(/^/, 'https://rspack.rs'));
    expect(textOf(rspack)).toContain(lang === 'en' ? 'Bundler' : '打包工具');
    const descriptions = find(block, { tag: 'li' }).flatMap((item) => find(item, { tag: 'p' }));
    expect(descriptions.length).toBeGreaterThan(5);
    for (const description of descriptions)
      expect(/\p{Script=Han}/u.test(textOf(description))).toBe(lang === 'zh');
  });

  it('the home page leads into the guide, and every feature of it to a page in its language', () => {
    const items = find(only(pageAt(inLang(lang, '/')), { tag: 'main' }), { tag: 'ul' });
    const headings = items.flatMap((list) => find(list, { tag: 'h2 h3' }));
    const hrefs = hrefsOf(headings.flatMap((one) => find(one, { tag: 'a', href: /^\// })));
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of hrefs)
      expect(href).toMatch(lang === 'zh' ? /^\/zh\// : /^\/(?:guide|config)\//);
    const main = only(pageAt(inLang(lang, '/')), { tag: 'main' });
    const link = (name: string) =>
      find(main, { tag: 'a' }).find((one) => textOf(one).trim() === name)!;
    const start = link(lang === 'en' ? 'Get Started' : '快速开始');
    expect(attributeOf(start, 'href')).toBe(inLang(lang, '/guide/start/quick-start'));
    expect(attributeOf(link('GitHub'), 'target')).toBe('_blank');
  });

  it('previous and next follow the sidebar, to its ends', () => {
    const first = inLang(lang, '/guide/start/');
    const order = hrefsOf(find(sidebarOf(first), { tag: 'a', href: /\/guide\// }));
    expect(order[0]).toBe(first);
    expect(order.length).toBeGreaterThan(20);
    for (const [at, path] of order.entries()) {
      expect.soft(relOf(path, 'prev'), path).toEqual(order.slice(at - 1, at));
      expect.soft(relOf(path, 'next'), path).toEqual(order.slice(at + 1, at + 2));
    }
    const [next] = find(pageAt(first), { rel: 'next' });
    expect(textOf(next!)).toContain(lang === 'en' ? 'Next' : '下一页');
    const [previous] = find(pageAt(order.at(-1)!), { rel: 'prev' });
    expect(textOf(previous!)).toContain(lang === 'en' ? 'Previous' : '上一页');
  });

  it('the sidebar lists its area only, breadcrumbs begin with it, the blog and the home page have none', () => {
    const inSidebar = hrefsOf(find(sidebarOf(inLang(lang, '/config/lib/dts')), { tag: 'a' }));
    expect(inSidebar.length).toBeGreaterThan(20);
    expect(inSidebar.filter((href) => href.includes('/guide/'))).toEqual([]);
    for (const path of ['/', '/blog/', '/blog/introducing-rslib'])
      expect(find(pageAt(inLang(lang, path)), { id: 'sidebar' }), path).toEqual([]);
    const label = text(lang, 'theme.docs.breadcrumbs.navAriaLabel', 'Breadcrumbs');
    const [crumbs] = find(pageAt(inLang(lang, '/config/lib/dts')), { 'aria-label': label });
    expect(hrefsOf(find(crumbs!, { tag: 'a' }))[0]).toBe(inLang(lang, '/config/'));
  });

  it('every page links to its own source, and says when it was last changed', () => {
    const written = { dateStyle: 'medium', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(lang === 'en' ? 'en' : 'zh-CN', written);
    const label = text(lang, 'doc-page.updated', 'Last updated: {date}').replace('{date}', '');
    for (const route of PAGE_ROUTES.filter((one) => one !== '/benchmarks')) {
      const page = pageAt(inLang(lang, route));
      const file = `${SOURCES[lang]}${route.endsWith('/') ? `${route}index` : route}.mdx`;
      for (const kind of ['edit', 'tree']) {
        const href = `https://github.com/web-infra-dev/rslib/${kind}/main/website/${file}`;
        expect.soft(find(page, { tag: 'a', href }), route).toHaveLength(1);
      }
      const [time] = find(only(page, { tag: 'main' }), { tag: 'time' });
      const date = new Date(attributeOf(time!, 'datetime')!);
      expect.soft(textOf(time!), route).toBe(format.format(date));
      expect.soft(textOf(time!.parentNode!), route).toContain(label.trim());
    }
  });

  it('the current language is text, and nothing is offered that there is not: news, other versions, forms', () => {
    const menu = only(pageAt(inLang(lang, '/')), { id: 'language-menu' });
    expect(textOf(menu)).toContain(lang === 'en' ? 'English' : '简体中文');
    expect(find(menu, { tag: 'a' })).toHaveLength(1);
    const news = text(lang, 'announcement.bar.label', 'Announcement');
    for (const route of ['/', '/guide/basic/cli', '/blog/introducing-rslib', '/config/']) {
      const page = pageAt(inLang(lang, route));
      expect(find(page, { 'aria-label': news }), route).toEqual([]);
      expect(find(page, { id: 'version-menu' }), route).toHaveLength(LATEST_VERSION ? 1 : 0);
      expect(find(page, { tag: 'form' }), route).toEqual([]);
    }
  });

  it('the overview lists groups, pages and headings', () => {
    const page = pageAt(inLang(lang, '/config/'));
    const sections = find(only(page, { tag: 'main' }), { tag: 'section' });
    const options = PAGE_ROUTES.filter((route) => /^\/config\/./.test(route));
    expect(sections.flatMap((one) => find(one, { tag: 'h2' }))).toHaveLength(2);
    expect(sections.flatMap((one) => find(one, { tag: 'h3' }))).toHaveLength(options.length);
    const links = hrefsOf(sections.flatMap((one) => find(one, { tag: 'a' })));
    const headings = links.filter((href) => href.startsWith(inLang(lang, '/config/lib/dts#')));
    expect(headings.length).toBeGreaterThan(1);
    for (const pattern of [{ rel: 'next' }, { rel: 'prev' }, { id: 'outline' }])
      expect(find(page, pattern)).toEqual([]);
  });
});
