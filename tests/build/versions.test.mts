import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../a11y/violations.mts';
import { attributeOf, find, isWithin } from '../lib/built-pages.mts';
import { FixtureSite, pageSource } from '../lib/fixture-site.mts';
import { inTurn } from '../lib/scope.mts';
import { LANGUAGES, inLang, text, type Lang } from '../lib/texts.mts';
import { VisitedSite } from '../lib/visited-site.mts';

const CHINESE = 'i18n/zh/code.json';
/** These have nothing to do with versions, and spare a build. */
const OPTIONS = [
  ["localeRedirect: 'auto',", "localeRedirect: 'never',"],
  ['AppearanceAnimation: true,', 'AppearanceAnimation: false,'],
] as const;

/** Where the page of 1.0 is in the versions after it. */
const MOVED = `[{ from: '/guide/start/old', to: '/guide/start/deep/new#first' }]`;

/** 1.0 has a page `old`, 2.0 (the latest) and the unreleased version have `new` in its place. */
async function createSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.write(CHINESE, await fs.readFile(new URL(`../../${CHINESE}`, import.meta.url)));
  const home = (link: string) =>
    pageSource('Home', [
      'slug: /',
      'pageType: home',
      `hero: { name: Rslib, text: Home, tagline: A tagline, actions: [{ theme: brand, text: Go, link: ${link} }] }`,
      'features: [{ title: A feature, details: Its text, link: /config/ }]',
    ]);
  await site.write('docs/index.mdx', home('/guide/basic/cli'));
  await site.setFact('src/site/redirects.ts', 'REDIRECTS', MOVED);
  await site.write('docs/guide/start/old.mdx', pageSource('Old'));
  await site.write('docs/guide/start/quiet.mdx', pageSource('Quiet', ['unlisted: true']));
  await site.cut('1.0');
  await fs.rm(path.join(site.dir, 'docs/guide/start/old.mdx'));
  await site.write('docs/guide/start/deep/new.mdx', pageSource('New'));
  await site.cut('2.0');
  // The home page of the next version leads to a page that no version has yet.
  await site.write('docs/guide/start/moved.mdx', pageSource('Moved'));
  await site.write('docs/index.mdx', home('/guide/start/moved'));
  const old = 'i18n/zh/docusaurus-plugin-content-docs/version-1.0';
  await site.write(
    `${old}/guide/basic/cli.mdx`,
    `${pageSource('命令行')}\n{/* a */ 1 + 1 /* b */}\n`,
  );
  await site.write(`${old}/config/index.mdx`, pageSource('配置'));
  for (const [from, to] of OPTIONS) await site.replace('src/site/options.ts', from, to);
  await site.setFact('src/site/ecosystem.ts', 'ECOSYSTEM_TRIGGER', "'press'");
  return site;
}

const visit = new VisitedSite(createSite);
const fill = (message: string, version: string) => message.replace('{version}', version);
const where = () => visit.page.url().slice(visit.origin.length);
const bar = (lang: Lang) =>
  visit.page.getByRole('complementary', {
    name: text(lang, 'version.bar.label', 'Version of the documentation'),
  });

/** Not a first visit: that one may be redirected to another language. */
async function open(lang: Lang, at: string): Promise<void> {
  await visit.page.addInitScript(() => localStorage.setItem('rslib.visited', '1'));
  await visit.open(inLang(lang, at));
}

async function openMenu(lang: Lang, current: string) {
  const name = text(lang, 'version.menu.label', '{current}, switch version');
  await visit.page.getByRole('button', { name: name.replace('{current}', current) }).click();
  return visit.page.locator('#version-menu');
}

/** Links of a page as it was built, but for those that are there to change the version. */
async function linksOf(file: string): Promise<string[]> {
  const links = find(parse(await visit.site.read(file)), { tag: 'a', href: /^\// });
  const isToSwitch = (link: (typeof links)[number]) =>
    isWithin(link, { tag: 'aside' }) || isWithin(link, { 'data-version-list': true });
  return links.filter((link) => !isToSwitch(link)).map((link) => attributeOf(link, 'href')!);
}

it('a translation of an old version holds text only, or its page is English', async () => {
  const read = (page: string) => visit.site.read(`build/zh/1.0/${page}.html`);
  expect(await read('config/index')).toContain('Text of 配置.');
  const page = await read('guide/basic/cli');
  expect(page).toContain('Text of guide/basic/cli.');
  expect(page).toMatch(/<article lang=en>/);
  const { output } = await visit.site.run([
    '--import=tsx',
    'packages/translations/cli/cli.mts',
    'check',
  ]);
  expect(output).toMatch(/version-1\.0\/guide\/basic\/cli\.mdx:12: .* is code/);
});

describe.each(inTurn('zh'))('versions (%s)', (lang) => {
  it('are kept by links, are listed, the current one as text, and switching keeps the page', async () => {
    const links = () =>
      visit.page
        .locator('header nav a')
        .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    const inLanguage = (...addresses: string[]) => addresses.map((at) => inLang(lang, at));
    await open(lang, '/1.0/guide/basic/cli');
    expect(await links()).toEqual(inLanguage('/1.0/guide/start/', '/1.0/config/', '/blog/'));
    await open(lang, '/guide/basic/cli');
    expect(await links()).toEqual(inLanguage('/guide/start/', '/config/', '/blog/'));
    expect(await bar(lang).count()).toBe(0);
    const menu = await openMenu(lang, '2.0');
    expect(await menu.getByRole('listitem').allTextContents()).toEqual(['Next', '2.0', '1.0']);
    expect(await menu.getByRole('link').allTextContents()).toEqual(['Next', '1.0']);
    await visit.page.evaluate(() => Object.assign(window, { marker: true }));
    await menu.getByRole('link', { name: '1.0' }).click();
    await visit.page.waitForURL(`**${inLang(lang, '/1.0/guide/basic/cli')}`);
    await menu.waitFor({ state: 'hidden' });
    expect(await visit.page.evaluate(() => 'marker' in window)).toBe(true);

    const latest = text(
      lang,
      'version.bar.latest',
      'Read this page in the latest version ({version})',
    );
    const old = 'You are reading the documentation of {version}, which is not the latest version.';
    await bar(lang)
      .getByText(fill(text(lang, 'version.bar.old', old), '1.0'))
      .waitFor();
    await bar(lang)
      .getByRole('link', { name: fill(latest, '2.0') })
      .click();
    await visit.page.waitForURL(`**${inLang(lang, '/guide/basic/cli')}`);
    await bar(lang).waitFor({ state: 'detached' });
  });

  it('without the page are entered at the nearest one above it, and this is said', async () => {
    await open(lang, '/guide/start/deep/new');
    await (await openMenu(lang, '2.0')).getByRole('link', { name: '1.0' }).click();
    await visit.page.waitForURL(/1\.0/);
    expect(where().split('?')[0]).toBe(inLang(lang, '/1.0/guide/start/'));
    const said = text(
      lang,
      'version.bar.missing',
      '{version} does not have the page that you were reading. This is the nearest one.',
    );
    await visit.page.getByRole('status').getByText(fill(said, '1.0')).waitFor();
    // It is still said after a full load, and in the other language.
    await visit.page.reload();
    await bar(lang).getByRole('status').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await visit.page.emulateMedia({ colorScheme });
      expect(await violationsOf(visit.page)).toEqual([]);
    }
    const back = text(lang, 'version.bar.back', 'Back to that page ({version})');
    await bar(lang)
      .getByRole('link', { name: fill(back, '2.0') })
      .click();
    await visit.page.waitForURL(`**${inLang(lang, '/guide/start/deep/new')}`);
    // The address changes before the page is shown.
    await bar(lang).waitFor({ state: 'detached' });
    const other = lang === 'en' ? 'zh' : 'en';
    await open(other, '/1.0/guide/start/?instead-of=guide/start/deep/new');
    await bar(other).getByRole('status').waitFor();
  });

  it('are entered at their home from a missing page', async () => {
    const missing = inLang(lang, '/1.0/nope');
    await open(lang, '/1.0/nope');
    const menu = await openMenu(lang, '1.0');
    expect(await menu.locator('[aria-current]').textContent()).toBe('1.0');
    const hrefs = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([inLang(lang, '/next/'), inLang(lang, '/')]);
    expect(where()).toBe(missing);
    expect(await bar(lang).count()).toBe(0);
    // The status of the missing page is the only thing that the console may report.
    visit.problems = visit.problems.filter((problem) => !/status of 404/.test(problem));
    await menu.getByRole('link', { name: '2.0' }).click();
    await visit.page.waitForURL(`**${inLang(lang, '/')}`);
    await visit.page.locator('h1', { hasText: /^Home$/ }).waitFor();
  });

  it('stand in the drawer of phones', async () => {
    await visit.page.setViewportSize({ width: 390, height: 800 });
    await open(lang, '/guide/basic/cli');
    const screen = visit.page.locator('#sidebar');
    await visit.page.getByRole('button', { name: text(lang, 'doc-page.menu', 'Menu') }).click();
    await screen
      .getByRole('heading', { name: text(lang, 'version.menu.title', 'Versions') })
      .waitFor();
    await screen.getByRole('link', { name: 'Next' }).click();
    await visit.page.waitForURL(`**${inLang(lang, '/next/guide/basic/cli')}`);
    await screen.waitFor({ state: 'hidden' });
    const unreleased =
      'You are reading the documentation of a version that is not released yet ({version}).';
    await bar(lang)
      .getByText(fill(text(lang, 'version.bar.unreleased', unreleased), 'Next'))
      .waitFor();
    const width = await visit.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

describe.each(LANGUAGES)('in the files (%s)', (lang) => {
  const read = (at: string) => visit.built(inLang(lang, at));

  it('pages of a version that is not maintained are found by readers only @F318', async () => {
    const hasRobots = async (at: string) =>
      /<meta [^>]*name="?robots"? content="?noindex/.test(await read(at));
    const lists = await Promise.all(
      ['/sitemap.xml', '/page-index.json', `/search-index.${lang}.1.0.json`].map(read),
    );
    const found = (at: string) => lists.map((list) => list.includes(inLang(lang, at)));
    expect(await hasRobots('/1.0/guide/start/old')).toBe(true);
    expect(found('/1.0/guide/start/old')).toEqual([false, true, true]);
    // It has no translation: search engines are led to the English page.
    const isFallback = lang === 'zh';
    expect(await hasRobots('/guide/start/deep/new')).toBe(isFallback);
    expect(found('/guide/start/deep/new')).toEqual([!isFallback, true, false]);
    expect(await hasRobots('/1.0/guide/start/quiet')).toBe(true);
    expect(found('/1.0/guide/start/quiet')).toEqual([false, false, false]);
  });

  it.each(['1.0', 'next'])(
    'no link of a page of %s leads into another version',
    async (version) => {
      const own = inLang(lang, `/${version}/`);
      const files = await fs.readdir(path.join(visit.site.dir, 'build', own), { recursive: true });
      const pages = files.filter((file) => file.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(6);
      const other = lang === 'en' ? inLang('zh', `/${version}/`) : `/${version}/`;
      for (const page of pages) {
        const links = await linksOf(path.join('build', own, page));
        // The page at a moved address leads to the new one, and has no other link.
        if (version === 'next' && page === 'guide/start/old.html') expect(links).toHaveLength(1);
        else expect(links.length, page).toBeGreaterThan(10);
        // Pages that are of no version, copies of this one, and the other language.
        const isOutside = (link: string) =>
          !link.startsWith(own) &&
          !link.startsWith(other) &&
          !/\/(?:blog|search|llms\.txt)(?:\/|$)|#/.test(link);
        expect(links.filter(isOutside), page).toEqual([]);
      }
      expect(await linksOf(path.join('build', own, 'index.html'))).toContain(
        `${own}guide/${version === 'next' ? 'start/moved' : 'basic/cli'}`,
      );
    },
  );

  it('a page that has moved leads on where it has, and in its version', async () => {
    const target = (version: string) =>
      `<a href="${inLang(lang, `${version}/guide/start/deep/new#first`)}">`;
    expect(await read('/guide/start/old')).toContain(target(''));
    expect(await read('/next/guide/start/old')).toContain(target('/next'));
    expect(await read('/1.0/guide/start/old')).not.toContain('/guide/start/deep/new');
  });
});

it('the index of pages names the version and the source of each page', async () => {
  const text = await visit.site.read('build/page-index.json');
  const index = JSON.parse(text) as { routePath: string; version: string; relativePath: string }[];
  const of = (address: string) => {
    const { version, relativePath } = index.find(({ routePath }) => routePath === address)!;
    return [version, relativePath];
  };
  const file = 'guide/basic/cli.mdx';
  expect(of('/guide/basic/cli')).toEqual(['', `versioned_docs/version-2.0/${file}`]);
  expect(of('/1.0/guide/basic/cli')).toEqual(['1.0', `versioned_docs/version-1.0/${file}`]);
  expect(of('/next/guide/basic/cli')).toEqual(['next', `docs/${file}`]);
});

it('a page that never existed, or that this version has, is not said to be missing', async () => {
  for (const page of ['call-us-now', 'guide/basic/cli']) {
    await open('en', `/guide/start/?instead-of=${page}`);
    await visit.page.waitForTimeout(300);
    expect(await bar('en').count()).toBe(0);
  }
});

it.each([
  ['zh-CN', '/guide/basic/cli'],
  ['en-US', '/zh/guide/basic/cli'],
])('localeRedirect never moves no reader of %s from %s', async (locale, at) => {
  await visit.newPage({ locale });
  await visit.open(at);
  await visit.page.waitForTimeout(300);
  expect(where()).toBe(at);
  expect(await visit.page.evaluate(() => localStorage.getItem('rslib.visited'))).toBeNull();
});

it('enableAppearanceAnimation false changes the appearance without a transition, and the ecosystem by a press does not open by hovering or focus', async () => {
  await visit.open('/guide/basic/cli');
  const background = () =>
    visit.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visit.page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('a transition');
    };
  });
  const appearance = visit.page.locator('[data-appearance-switch]').first();
  const light = await background();
  await appearance.click();
  expect(await background()).not.toBe(light);
  await appearance.click();
  expect(await background()).toBe(light);
  const button = visit.page.getByRole('button', { name: 'Tools of the same family' });
  const menu = visit.page.locator('#ecosystem-menu');
  await button.hover();
  await button.focus();
  await visit.page.waitForTimeout(300);
  expect(await menu.isVisible()).toBe(false);
  await button.click();
  await menu.waitFor();
});
