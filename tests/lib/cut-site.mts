import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { FixtureSite, pageSource, type CommandResult } from './fixture-site.mts';

export const CUT = ['--import=tsx', 'tools/site/cli.mts', 'version', 'cut'];
export const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs';

/** A page of 20 lines, of which some are others than they were: on both sides of 90 %. */
const longPage = (changed: number) =>
  `${pageSource('Long')}${Array.from({ length: 13 }, (_, at) => `\n${at < changed ? 'New' : 'Old'} line ${at}.\n`).join('')}`;

/** The output and the files of the commands on the way to a site with two versions. */
export interface CutStory {
  dirty?: CommandResult;
  untranslated?: CommandResult;
  unproven?: CommandResult;
  first?: CommandResult;
  second?: CommandResult;
  leftAfterUndo?: string;
}

/** Code that says neither how it is checked nor why not. */
const UNPROVEN = '```ts\nlet a = 1;\n```\n';

/** Changes that are not committed, and work that was not cleaned up. */
export const unfinished = async (site: FixtureSite) =>
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

/**
 * Cuts two versions, after a try with what must not be cut. 1.0 has a page `old`; 2.0, the latest, has
 * `new` in its place, and changed pages; the unreleased version has a stale translation.
 */
export async function createCutSite(said: CutStory): Promise<FixtureSite> {
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

  said.first = await site.run([...CUT, '1.0']);
  said.leftAfterUndo = await tryUndo(site, said.first.output);
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
