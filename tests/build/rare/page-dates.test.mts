import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FixtureSite } from '../../lib/fixture-site.mts';

let site: FixtureSite;
beforeAll(async () => {
  site = await FixtureSite.create({ isEnglish: true });
  await site.replace('src/site/options.ts', "hideNavbar: 'never',", "hideNavbar: 'always',");
});
afterAll(() => site.remove());

async function buildPage(): Promise<string> {
  // What git says of its own depth is no input that a build compares.
  const { code, output } = await site.run(['--import=tsx', 'tools/build/build.mts', '--force']);
  expect(code, output).toBe(0);
  return site.read('build/guide/basic/cli.html');
}

it('dates of pages come from history where it is complete, and are absent where it is not; hideNavbar always leaves no bar @F246', async () => {
  const DATE = '2024-02-03T12:00:00Z';
  const env = { ...process.env, GIT_COMMITTER_DATE: DATE, GIT_AUTHOR_DATE: DATE };
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: site.dir, env, stdio: 'pipe' });
  // Outside version control: no date, and no failure.
  const undated = await buildPage();
  expect(undated).not.toContain('Last updated');
  expect(undated).not.toMatch(/<header/);

  await site.write('.gitignore', 'node_modules\nbuild\n.docusaurus\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'All');
  expect(await buildPage()).toContain('Feb 3, 2024');

  // A shallow clone would date every page by its only commit.
  await fs.writeFile(path.join(site.dir, '.git/shallow'), git('rev-parse', 'HEAD'));
  expect(await buildPage()).not.toContain('Last updated');
});
