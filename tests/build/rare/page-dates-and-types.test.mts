import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FixtureSite, pageSource } from '../../lib/fixture-site.mts';

let site: FixtureSite;
beforeEach(async () => {
  site = await FixtureSite.create();
});
afterEach(() => site.remove());

async function build(): Promise<void> {
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
}

it('dates of pages come from history where it is complete, and are absent where it is not @F246', async () => {
  const DATE = '2024-02-03T12:00:00Z';
  const env = { ...process.env, GIT_COMMITTER_DATE: DATE, GIT_AUTHOR_DATE: DATE };
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: site.dir, env, stdio: 'pipe' });
  const updated = async () =>
    /Last updated|更新于/.exec(await site.read('build/guide/basic/cli.html'));
  // Outside version control: no date, and no failure.
  await build();
  expect(await updated()).toBeNull();

  await site.write('.gitignore', 'node_modules\nbuild\n.docusaurus\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'All');
  await build();
  expect(await site.read('build/guide/basic/cli.html')).toContain('Feb 3, 2024');

  // A shallow clone would date every page by its only commit.
  await fs.writeFile(path.join(site.dir, '.git/shallow'), git('rev-parse', 'HEAD'));
  await build();
  expect(await updated()).toBeNull();
});

it('page types draw what the specification says', async () => {
  for (const [name, ...frontMatter] of [
    ['custom', 'pageType: custom'],
    ['blank', 'pageType: blank'],
    ['missing', 'pageType: "404"'],
    ['plain', 'link-rss: blog', 'titleSuffix: "| More"'],
  ] as const)
    await site.write(`docs/${name}.mdx`, pageSource(name, frontMatter));
  await site.write('docs/shared/part.mdx', 'A fragment.\n');
  await build();

  const custom = await site.read('build/custom.html');
  expect(custom).toMatch(/<header/);
  expect(custom).not.toMatch(/id="?sidebar[" >]|<footer|<article/);
  expect(custom).toMatch(/<title[^>]*>Rslib<\/title>/);
  const blank = await site.read('build/blank.html');
  expect(blank).toMatch(/^(?!.*(?:<header|id="?sidebar[" >]|<footer)).*Text of blank\./s);
  expect(await site.read('build/missing.html')).toContain('PAGE NOT FOUND');
  const plain = await site.read('build/plain.html');
  expect(plain).toMatch(/<title[^>]*>plain \| More<\/title>/);
  expect(plain).toMatch(
    /type=application\/rss\+xml hreflang=en href=https:\/\/[^/ ]+\/blog\/rss\.xml/,
  );
  for (const folder of ['build/shared', 'build/zh/shared'])
    await expect(fs.access(path.join(site.dir, folder))).rejects.toThrow('ENOENT');
});
