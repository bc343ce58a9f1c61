import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../a11y/violations.mts';
import { inTurn } from '../lib/scope.mts';
import { LANGUAGES, inLang, text } from '../lib/texts.mts';
import { versionVisit } from '../lib/version-visit.mts';
import { createVersionedSite, linksOf } from '../lib/versioned-site.mts';
import { VisitedSite } from '../lib/visited-site.mts';

const OPTIONS = [
  ["localeRedirect: 'auto',", "localeRedirect: 'never',"],
  ['AppearanceAnimation: true,', 'AppearanceAnimation: false,'],
] as const;

/** With options that have nothing to do with versions, which spares a build. */
const visit = new VisitedSite(async () => {
  const site = await createVersionedSite();
  for (const [from, to] of OPTIONS) await site.replace('src/site/options.ts', from, to);
  await site.setFact('src/site/ecosystem.ts', 'ECOSYSTEM_TRIGGER', "'press'");
  return site;
});

const { open, where, bar, openMenu } = versionVisit(visit);
const fill = (message: string, version: string) => message.replace('{version}', version);

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

it.each(LANGUAGES)(
  'of one that is not maintained, only readers find the pages (%s) @F318',
  async (lang) => {
    const get = async (path: string) =>
      (await visit.page.request.get(visit.origin + inLang(lang, path))).text();
    const hasRobots = async (path: string) =>
      /<meta [^>]*name="?robots"? content="?noindex/.test(await get(path));
    const lists = await Promise.all(
      ['/sitemap.xml', '/page-index.json', `/search-index.${lang}.1.0.json`].map(get),
    );
    const found = (path: string) => lists.map((list) => list.includes(inLang(lang, path)));
    expect(await hasRobots('/1.0/guide/start/old')).toBe(true);
    expect(found('/1.0/guide/start/old')).toEqual([false, true, true]);
    // It has no translation: search engines are led to the English page.
    const isFallback = lang === 'zh';
    expect(await hasRobots('/guide/start/deep/new')).toBe(isFallback);
    expect(found('/guide/start/deep/new')).toEqual([!isFallback, true, false]);
    expect(await hasRobots('/1.0/guide/start/quiet')).toBe(true);
    expect(found('/1.0/guide/start/quiet')).toEqual([false, false, false]);
  },
);

const PREFIXED = LANGUAGES.flatMap((lang) => (['1.0', 'next'] as const).map((one) => [one, lang] as const)); // prettier-ignore

it.each(PREFIXED)('no link of a page of %s leads into another version (%s)', async (version, lang) => {
  const own = inLang(lang, `/${version}/`);
  const files = await fs.readdir(path.join(visit.site.dir, 'build', own), { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(6);
  const other = lang === 'en' ? inLang('zh', `/${version}/`) : `/${version}/`;
  for (const page of pages) {
    const links = await linksOf(visit.site, path.join('build', own, page));
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
  expect(await linksOf(visit.site, path.join('build', own, 'index.html'))).toContain(
    `${own}guide/${version === 'next' ? 'start/moved' : 'basic/cli'}`,
  );
}); // prettier-ignore

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

it.each(LANGUAGES)(
  'a page that has moved leads on where it has, and in its version (%s)',
  async (lang) => {
    const read = (at: string) => visit.site.read(path.join('build', inLang(lang, at)));
    const target = (version: string) =>
      `<a href="${inLang(lang, `${version}/guide/start/deep/new#first`)}">`;
    expect(await read('/guide/start/old.html')).toContain(target(''));
    expect(await read('/next/guide/start/old.html')).toContain(target('/next'));
    expect(await read('/1.0/guide/start/old.html')).not.toContain('/guide/start/deep/new');
  },
);

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
  expect(visit.page.url()).toBe(visit.origin + at);
  expect(await visit.page.evaluate(() => localStorage.getItem('rslib.visited'))).toBeNull();
});

it('enableAppearanceAnimation false changes the appearance without a transition', async () => {
  await visit.open('/guide/basic/cli');
  const background = () =>
    visit.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visit.page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('a transition');
    };
  });
  const button = visit.page.locator('[data-appearance-switch]').first();
  const light = await background();
  await button.click();
  expect(await background()).not.toBe(light);
  await button.click();
  expect(await background()).toBe(light);
});

it('the ecosystem by a press does not open by hovering or focus', async () => {
  await visit.open('/guide/basic/cli');
  const button = visit.page.getByRole('button', { name: 'Tools of the same family' });
  const menu = visit.page.locator('#ecosystem-menu');
  await button.hover();
  await button.focus();
  await visit.page.waitForTimeout(300);
  expect(await menu.isVisible()).toBe(false);
  await button.click();
  await menu.waitFor();
});
