import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { createGitHistory } from './index';

const NAMES = ['中文.mdx', 'with space.mdx', `quote"d'.mdx`, 'back\\slash.mdx', 'ä/ö.mdx'];

const { dir, at, write } = tempFolder();
const git = (...args: string[]): void => {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-01-02T03:04:05Z' };
  execFileSync('git', [...identity, ...args], { cwd: dir, env, stdio: 'pipe' });
};
beforeAll(() => {
  for (const name of NAMES) write(name, 'a');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'First');
  write('new.mdx', 'a');
});

it('dates files of any name, and none that git does not know', async () => {
  const history = createGitHistory();
  await history.initialize({ siteDir: dir });
  for (const name of NAMES) {
    const info = await history.getFileLastUpdateInfo(at(name));
    expect(info?.timestamp, name).toBe(Date.parse('2025-01-02T03:04:05Z'));
  }
  expect(await history.getFileLastUpdateInfo(at('new.mdx'))).toBeNull();
});
