import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ArchiveManifest } from '@rslib-docs/kit/node/versions';
import { SITE_FILE, unpackSite } from '../../../tools/versions/archived-site.mts';
import { CHINESE, unfinished } from '../../lib/cut-site.mts';
import { FixtureSite, pageSource, type CommandResult } from '../../lib/fixture-site.mts';
import { LANGUAGES, inLang, text, type Lang } from '../../lib/texts.mts';
import { VisitedSite } from '../../lib/visited-site.mts';
import { startApp } from '../../lib/app.mts';

const VERSION = ['--import=tsx', 'tools/site/cli.mts', 'version'];

const said: { dirty?: CommandResult; archive?: CommandResult; left?: string } = {};

/** 1.0, which is archived, has a page that 2.0, the latest, has not. */
async function createArchivedSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.write('docs/guide/start/old.mdx', pageSource('Old'));
  await site.translate();
  await site.cut('1.0');
  for (const root of ['docs', `${CHINESE}/current`]) {
    await fs.rm(path.join(site.dir, root, 'guide/start/old.mdx'));
  }
  await site.cut('2.0');
  // As `version cut` writes it; docs:version alone leaves the label of the unreleased version.
  for (const version of ['1.0', '2.0']) {
    await site.replace(`${CHINESE}/version-${version}.json`, '下一版本', version);
  }
  await site.commit('Cut two versions');
  await site.write('docs/guide/start/old.mdx', pageSource('Old'));
  said.dirty = await site.run([...VERSION, 'archive']);
  await fs.rm(path.join(site.dir, 'docs/guide/start/old.mdx'));
  said.archive = await site.run([...VERSION, 'archive']);
  await site.commit('Archive 1.0');
  said.left = await unfinished(site);
  return site;
}

const visit = new VisitedSite(createArchivedSite);
const built = (address: string) => visit.built(address);

/** A file of the archive of 1.0. */
async function archived(file: string): Promise<string> {
  const folder = path.join(visit.site.dir, 'archive/1.0');
  const manifest = await fs.readFile(path.join(folder, 'manifest.json'), 'utf8');
  const packed = await fs.readFile(path.join(folder, SITE_FILE));
  return unpackSite(packed, (JSON.parse(manifest) as ArchiveManifest).files)
    .get(file)!
    .toString();
}

/** Not a first visit: that one may be redirected to another language. */
async function open(lang: Lang, at: string): Promise<void> {
  await visit.page.addInitScript(() => localStorage.setItem('rslib.visited', '1'));
  await visit.page.goto(visit.origin + inLang(lang, at));
}

describe('npm run site -- version archive', () => {
  const version = (...args: string[]) => visit.site.run([...VERSION, ...args]);

  it('refuses what is not committed, is misused with a version, and takes the oldest out of the build', async () => {
    expect(said.dirty!.code).toBe(1);
    expect(said.dirty!.output).toContain('docs/guide/start/old.mdx is not committed');
    expect((await version('archive', '1.0')).code).toBe(2);
    const unknown = await version('restore', '0.1');
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.output).toContain('it is not archived; archived: 1.0');
    expect(said.archive, said.archive!.output).toMatchObject({ code: 0 });
    expect(JSON.parse(await visit.site.read('versions.json'))).toEqual(['2.0']);
    for (const place of ['versioned_docs/version-1.0', `${CHINESE}/version-1.0`]) {
      expect(existsSync(path.join(visit.site.dir, place)), place).toBe(false);
    }
    expect(said.left).toBe('');
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
    const links = await visit.page
      .locator('article a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
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
    const hrefs = await menu
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(hrefs.at(-1)).toBe(inLang(lang, '/1.0/'));
  });

  it.each(LANGUAGES)('search and the missing page know it (%s)', async (lang) => {
    await open(lang, '/1.0/guide/basic/cli');
    await visit.page.keyboard.press('/');
    await visit.page.locator('dialog input').fill('CLI');
    await visit.page.locator('dialog a[href^="/"]').first().waitFor();
    const href = await visit.page.locator('dialog a[href^="/"]').first().getAttribute('href');
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
