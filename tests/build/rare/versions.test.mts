import { expect as seen } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveManifest } from '@rslib-docs/kit/node/versions';
import { searchIndexFile } from '@rslib-docs/search/engine/document';
import { SITE_FILE, unpackSite } from '../../../tools/versions/archived-site.mts';
import { startApp } from '../../lib/app.mts';
import { FixtureSite, pageSource, type CommandResult } from '../../lib/fixture-site.mts';
import { LANGUAGES, inLang, text, type Lang } from '../../lib/texts.mts';
import { VisitedSite } from '../../lib/visited-site.mts';

const VERSION = ['--import=tsx', 'tools/site/cli.mts', 'version'];
const CUT = [...VERSION, 'cut'];
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs';
const CLI = 'docs/guide/basic/cli.mdx';
/** Whole builds and some that are broken off: minutes on a machine that does other things. */
const START_TIMEOUT_MS = 900_000;

/** A page of 20 lines, of which some are others than they were: on both sides of 90 %. */
const longPage = (changed: number) =>
  `${pageSource('Long')}${Array.from({ length: 13 }, (_, at) => `\n${at < changed ? 'New' : 'Old'} line ${at}.\n`).join('')}`;

/** What the commands said on the way to a site with two versions. */
const said: Record<string, CommandResult> = {};
let leftAfterUndo: string;

/** Code that says neither how it is checked nor why not. */
const UNPROVEN = '```ts\nlet a = 1;\n```\n';

/** Changes that are not committed, and work that was not cleaned up. */
const unfinished = async (site: FixtureSite) =>
  site.git('status', '--porcelain') +
  (await fs.readdir(path.join(site.dir, '.cache')).catch(() => []))
    // The caches of checks and builds must stay.
    .filter(
      (name) => !['i18n', 'samples', 'options', 'bundler'].includes(name) && !/^build-/.test(name),
    )
    .join();

async function tryUndo(site: FixtureSite, output: string): Promise<string> {
  const command = /^ {2}(git clean .+)$/m.exec(output)?.[1] ?? 'exit 1';
  const copy = `${site.dir}-undone`;
  await fs.cp(site.dir, copy, { recursive: true, verbatimSymlinks: true });
  try {
    execFileSync('sh', ['-c', command], { cwd: copy });
    return execFileSync('git', ['status', '--porcelain'], { cwd: copy, encoding: 'utf8' });
  } finally {
    await fs.rm(copy, { recursive: true, force: true });
  }
}

/** Cuts 1.0, and stops the command in the middle of its build. */
async function interruptCut(site: FixtureSite): Promise<CommandResult> {
  const cache = path.join(site.dir, '.cache');
  let timer: NodeJS.Timeout | undefined;
  const result = await site.run([...CUT, '1.0'], {}, (child) => {
    timer = setInterval(() => {
      const works = existsSync(cache) ? readdirSync(cache) : [];
      // Docusaurus has begun to write what it builds from.
      if (works.some((work) => existsSync(path.join(cache, work, '.docusaurus'))))
        child.kill('SIGINT');
    }, 50);
  });
  clearInterval(timer);
  return result;
}

/**
 * Cuts two versions, after tries with what must not be cut. 1.0 has a page `old`; 2.0, the latest, has
 * `new` in its place, and changed pages; the unreleased version has a stale translation.
 */
async function createSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.write('docs/guide/start/old.mdx', pageSource('Old'));
  await site.write('docs/guide/same.mdx', longPage(0));
  await site.write('docs/guide/changed.mdx', longPage(0));
  await site.translate();
  await site.commit('Documentation of 1.0');

  const before = await site.read('docs/guide/same.mdx');
  await site.write('docs/guide/same.mdx', `${before}\n## Added {/* #added */}\n\n${UNPROVEN}`);
  said.dirty = await site.run([...CUT, '1.0']);
  await site.commit('Not translated');
  said.untranslated = await site.run([...CUT, '1.0']);
  await site.translate();
  await site.commit('Not proven');
  said.unproven = await site.run([...CUT, '1.0']);
  site.git('reset', '-q', '--hard', 'HEAD~2');
  await site.write(CLI, `${await site.read(CLI)}\n[Lost](./nowhere.mdx)\n`);
  await site.translate();
  await site.commit('A broken link');
  said.broken = await site.run([...CUT, '1.0']);
  expect(await unfinished(site)).toBe('');
  site.git('reset', '-q', '--hard', 'HEAD~1');
  said.interrupted = await interruptCut(site);
  expect(await unfinished(site)).toBe('');

  said.first = await site.run([...CUT, '1.0']);
  leftAfterUndo = await tryUndo(site, said.first.output);
  await site.commit('Cut 1.0');

  for (const root of ['docs', `${CHINESE}/current`]) {
    await fs.rm(path.join(site.dir, root, 'guide/start/old.mdx'));
  }
  await site.write('docs/guide/start/new.mdx', pageSource('New'));
  await site.write('docs/guide/same.mdx', longPage(2));
  await site.write('docs/guide/changed.mdx', longPage(3));
  await site.translate();
  await site.commit('Documentation of 2.0');
  said.second = await site.run([...CUT, '2.0']);
  await site.write('docs/guide/start/new.mdx', `${pageSource('New')}\nNot translated.\n`);
  await site.commit('Cut 2.0');
  return site;
}

const visit = new VisitedSite(createSite, undefined, START_TIMEOUT_MS);
const built = (address: string) => visit.built(address);
const canonicalOf = (html: string) => /rel="?canonical"? href="?([^\s">]+)/.exec(html)?.[1];
const hrefsOf = async (selector: string): Promise<string[]> =>
  visit.page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('href')!));

/** Not a first visit: that one may be redirected to another language. */
async function open(lang: Lang, at: string): Promise<void> {
  await visit.page.addInitScript(() => localStorage.setItem('rslib.visited', '1'));
  await visit.page.goto(visit.origin + inLang(lang, at));
}

describe('npm run site -- version cut', () => {
  it('refuses, by name, what is not committed, translated or proven, has a broken link, and a version that exists or is older; leaves nothing when it is interrupted @F260 @F261', async () => {
    expect(said.dirty).toEqual({
      code: 1,
      output: '1.0 is not cut:\n  - docs/guide/same.mdx is not committed\n',
    });
    expect(said.untranslated!.code).toBe(1);
    expect(said.untranslated!.output).toMatch(/same\.mdx:\d+: #added .*\[missing\]/);
    expect(said.unproven!.code).toBe(1);
    expect(said.unproven!.output).toMatch(/docs\/guide\/same\.mdx:\d+: .*\[samples\]/);
    expect(said.broken).toMatchObject({
      code: 1,
      output: expect.stringContaining('./nowhere.mdx'),
    });
    expect(said.interrupted!.code).toBe(130);
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
    expect(leftAfterUndo).toBe('');
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
      await visit.page.locator('dialog a[href^="/"]').first().waitFor();
      const hrefs = await hrefsOf('dialog a[href^="/"]');
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
    await visit.page.locator('main li a').first().waitFor();
    const hrefs = await hrefsOf('main li a');
    expect(hrefs[0]).toBe(inLang(lang, '/1.0/guide/start/old'));
    for (const href of hrefs) expect(href).toContain(inLang(lang, '/1.0/'));
  });
});

it('only the unreleased version can be behind its English', async () => {
  const file = '.docusaurus/zh/translation-state/default/translation-state.json';
  const state = JSON.parse(await visit.site.read(file)) as object;
  expect(Object.keys(state)).toEqual(['/zh/next/guide/start/new']);
});

/** A file of the archive of 1.0. */
async function archived(file: string): Promise<string> {
  const folder = path.join(visit.site.dir, 'archive/1.0');
  const manifest = await fs.readFile(path.join(folder, 'manifest.json'), 'utf8');
  const packed = await fs.readFile(path.join(folder, SITE_FILE));
  return unpackSite(packed, (JSON.parse(manifest) as ArchiveManifest).files)
    .get(file)!
    .toString();
}

describe('npm run site -- version archive', () => {
  const version = (...args: string[]) => visit.site.run([...VERSION, ...args]);
  const OLD = 'docs/guide/start/old.mdx';

  beforeAll(async () => {
    await visit.site.write(OLD, pageSource('Old'));
    said.dirtyArchive = await version('archive');
    await fs.rm(path.join(visit.site.dir, OLD));
    said.archive = await version('archive');
    await visit.site.commit('Archive 1.0');
    expect(await unfinished(visit.site)).toBe('');
    await visit.rebuild();
  }, START_TIMEOUT_MS);

  it('refuses what is not committed, is misused with a version, and takes the oldest out of the build', async () => {
    expect(said.dirtyArchive!.code).toBe(1);
    expect(said.dirtyArchive!.output).toContain(`${OLD} is not committed`);
    expect((await version('archive', '1.0')).code).toBe(2);
    const unknown = await version('restore', '0.1');
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.output).toContain('it is not archived; archived: 1.0');
    expect(said.archive, said.archive!.output).toMatchObject({ code: 0 });
    expect(JSON.parse(await visit.site.read('versions.json'))).toEqual(['2.0']);
    for (const place of ['versioned_docs/version-1.0', `${CHINESE}/version-1.0`]) {
      expect(existsSync(path.join(visit.site.dir, place)), place).toBe(false);
    }
    const again = await version('archive');
    expect(again.code).toBe(1);
    expect(again.output).toContain('there is no older version');
  });

  it.each(LANGUAGES)('its pages answer where they were, byte for byte (%s)', async (lang) => {
    const at = inLang(lang, '/1.0/guide/start/old');
    const kept = await archived(`${at.slice(1)}.html`);
    expect(await built(at)).toBe(kept);
    expect(kept).toMatch(/<meta[^>]*robots[^>]*noindex/);
    await open(lang, '/1.0/guide/start/old');
    expect(await visit.page.locator('h1').textContent()).toContain('Old');
    // Edit links are removed; the sources of the page are kept beside it.
    const links = await hrefsOf('article a');
    expect(links.filter((href) => href.includes('/edit/'))).toEqual([]);
    const [source] = links.filter((href) => href.includes('/tree/'));
    const keptSource = /\/(archive\/1\.0\/source\/.+)$/.exec(source!)?.[1];
    expect(existsSync(path.join(visit.site.dir, keptSource!)), source).toBe(true);
    const notice =
      'You are reading the archived documentation of {version}, which no longer changes.';
    const words = text(lang, 'version.bar.archived', notice).replace('{version}', '1.0');
    await visit.page.getByText(words).waitFor();
    // No app, so this is a full load of a page that is alive; and back from its menu.
    const nearest = text(lang, 'version.bar.archived-nearest', 'Go to the latest version');
    await visit.page.getByRole('link', { name: nearest }).click();
    await startApp(visit.page);
    expect(visit.page.url()).toContain(inLang(lang, '/guide/start/'));
    const menu = visit.page.locator('#version-menu');
    const next = lang === 'en' ? 'Next' : '下一版本';
    expect(await menu.locator('li').allTextContents()).toEqual([next, '2.0', '1.0']);
    const hrefs = await hrefsOf('#version-menu a');
    expect(hrefs.at(-1)).toBe(inLang(lang, '/1.0/'));
  });

  it.each(LANGUAGES)('search and the missing page know it (%s)', async (lang) => {
    await open(lang, '/1.0/guide/basic/cli');
    await visit.page.keyboard.press('/');
    await visit.page.locator('dialog input').fill('CLI');
    await visit.page.locator('dialog a[href^="/"]').first().waitFor();
    const [href] = await hrefsOf('dialog a[href^="/"]');
    expect(href).toContain(inLang(lang, '/1.0/'));
    await visit.open(inLang(lang, '/1.0/nope'));
    const home = visit.page.locator('[data-not-found-home]');
    expect(await home.getAttribute('href')).toBe(inLang(lang, '/1.0/'));
    // Another form of an address leads to the true one.
    await visit.page.goto(`${visit.origin}${inLang(lang, '/1.0/guide/basic/cli/')}`);
    await visit.page.waitForURL(`**${inLang(lang, '/1.0/guide/basic/cli')}`);
  });

  it('is undone by restore, to the last byte', async () => {
    const { code, output } = await version('restore', '1.0');
    expect(code, output).toBe(0);
    await visit.site.commit('Restore 1.0');
    expect(visit.site.git('diff', '--stat', 'HEAD~2')).toBe('');
  });
});
