import { expect as seen } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchIndexFile } from '@rslib-docs/search/engine/document';
import { CHINESE, CUT, createCutSite, unfinished, type CutStory } from '../../lib/cut-site.mts';
import { LANGUAGES, inLang, text } from '../../lib/texts.mts';
import { VisitedSite } from '../../lib/visited-site.mts';

const said: CutStory = {};
/** Three whole builds and two that are broken off: minutes on a machine that does other things. */
const START_TIMEOUT_MS = 600_000;

const visit = new VisitedSite(() => createCutSite(said), undefined, START_TIMEOUT_MS);
const built = (address: string) => visit.built(address);
const canonicalOf = (html: string) => /rel="?canonical"? href="?([^\s">]+)/.exec(html)?.[1];
describe('npm run site -- version cut', () => {
  it('refuses, by name, what is not committed, translated or proven, and a version that exists or is older @F261', async () => {
    expect(said.dirty).toEqual({
      code: 1,
      output: '1.0 is not cut:\n  - docs/guide/same.mdx is not committed\n',
    });
    expect(said.untranslated!.code).toBe(1);
    expect(said.untranslated!.output).toMatch(/same\.mdx:\d+: #added .*\[missing\]/);
    expect(said.unproven!.code).toBe(1);
    expect(said.unproven!.output).toMatch(/docs\/guide\/same\.mdx:\d+: .*\[samples\]/);
    const again = await visit.site.run([...CUT, '2.0']);
    expect(again.code).toBe(1);
    expect(again.output).toContain('version 2.0 exists already');
    const older = await visit.site.run([...CUT, '1.5']);
    expect(older.output).toContain('1.5 is older than 2.0');
    expect(await unfinished(visit.site)).toBe('');
  });

  it('copies both languages, and names the version in both', async () => {
    expect(said.first, said.first!.output).toMatchObject({ code: 0 });
    expect(said.second, said.second!.output).toMatchObject({ code: 0 });
    expect(JSON.parse(await visit.site.read('versions.json'))).toEqual(['2.0', '1.0']);
    const [english, chinese] = await Promise.all([
      visit.site.read('versioned_docs/version-1.0/guide/start/old.mdx'),
      visit.site.read(`${CHINESE}/version-1.0/guide/start/old.mdx`),
    ]);
    expect(english).toContain('Text of Old');
    expect(chinese).toContain('中文 Text of Old');
    const labels = await visit.site.read(`${CHINESE}/version-1.0.json`);
    expect(JSON.parse(labels)).toMatchObject({ 'version.label': { message: '1.0' } });
    expect(existsSync(path.join(visit.site.dir, 'versioned_sidebars'))).toBe(true);
  });

  it('says what it found, what a build costs, and how it is undone', () => {
    const { output } = said.second!;
    expect(output).toMatch(/2\.0 is cut .*: 11 pages in each of 2 languages, \d+ heading ids/);
    expect(output).toMatch(/A build with it: \d+ pages, \d+ s, [\d.]+ MB\./);
    expect(said.leftAfterUndo).toBe('');
  });
});

describe.each(LANGUAGES)('a site with versions (%s)', (lang) => {
  const own = (at: string) => `https://rslib.rs${inLang(lang, at)}`;

  it('names the latest page as canonical up to a tenth of changed lines, and translations of pages of the latest only', async () => {
    const of = async (at: string) => canonicalOf(await built(inLang(lang, at)));
    expect(await of('/1.0/guide/same')).toBe(own('/guide/same'));
    expect(await of('/1.0/guide/changed')).toBe(own('/1.0/guide/changed'));
    expect(await of('/1.0/guide/start/old')).toBe(own('/1.0/guide/start/old'));
    expect(await of('/next/guide/same')).toBe(own('/guide/same'));
    expect(await of('/guide/same')).toBe(own('/guide/same'));
    const hasAlternates = async (at: string) =>
      /<link [^>]*hreflang/i.test(await built(inLang(lang, at)));
    expect(await hasAlternates('/guide/same')).toBe(true);
    expect(await hasAlternates('/blog/introducing-rslib')).toBe(true);
    expect(await hasAlternates('/1.0/guide/same')).toBe(false);
    expect(await hasAlternates('/next/guide/same')).toBe(false);
  });

  it('searches the version that is read, also on a missing page', async () => {
    await visit.page.context().addInitScript(() => localStorage.setItem('rslib.visited', '1'));
    const fetched: string[] = [];
    visit.page.context().on('request', (request) => fetched.push(request.url()));
    for (const [at, version] of [
      ['/1.0/guide/same', '1.0'],
      ['/guide/same', ''],
      ['/1.0/nope', '1.0'],
    ] as const) {
      fetched.length = 0;
      await visit.open(inLang(lang, at));
      await visit.page.keyboard.press('/');
      await visit.page.locator('dialog input').fill('Old');
      const hits = visit.page.locator('dialog a[href^="/"]');
      await hits.first().waitFor();
      const hrefs = await hits.evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
      const strange = hrefs.filter((href) => href.includes('/1.0/') !== (version === '1.0'));
      expect(strange, at).toEqual([]);
      expect(fetched).toContain(visit.origin + inLang(lang, `/${searchIndexFile(lang, version)}`));
    }
  });

  it('leads from a search that fails to the search page, which is of the latest version', async () => {
    await visit.page.addInitScript(() => localStorage.setItem('rslib.visited', '1'));
    await visit.page.route(/search-index/, (route) => route.abort());
    visit.expected = /search index|ERR_FAILED/i;
    for (const [at, links] of [
      ['/guide/same', 1],
      ['/1.0/guide/same', 0],
    ] as const) {
      await visit.open(inLang(lang, at));
      await visit.page.keyboard.press('/');
      await visit.page.locator('dialog input').fill('Old');
      const failed = text(lang, 'search.error.title', 'Unable to fetch results');
      const dialog = visit.page.locator('dialog[data-search]');
      await seen(dialog.getByText(failed, { exact: true })).toBeVisible();
      await seen(dialog.locator('a[href*="/search?"]')).toHaveCount(links);
    }
  });

  it('suggests pages of the version in which one is missing', async () => {
    await visit.page.addInitScript(() => localStorage.setItem('rslib.visited', '1'));
    await visit.open(inLang(lang, '/1.0/guide/start/olds'));
    const suggested = visit.page.locator('main li a');
    await suggested.first().waitFor();
    const hrefs = await suggested.evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    expect(hrefs[0]).toBe(inLang(lang, '/1.0/guide/start/old'));
    for (const href of hrefs) expect(href).toContain(inLang(lang, '/1.0/'));
  });
});

it('only the unreleased version can be behind its English', async () => {
  const file = '.docusaurus/zh/translation-state/default/translation-state.json';
  const state = JSON.parse(await visit.site.read(file)) as object;
  expect(Object.keys(state)).toEqual(['/zh/next/guide/start/new']);
});
