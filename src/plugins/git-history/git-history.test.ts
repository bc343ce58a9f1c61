import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGitHistory } from './index';

const NAMES = [
  'plain.mdx',
  '中文.mdx',
  'with space.mdx',
  `quote"d'.mdx`,
  'back\\slash.mdx',
  'ä/ö.mdx',
];

let dir: string;
const git = (...args: string[]): void => {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-01-02T03:04:05Z' };
  execFileSync('git', [...identity, ...args], { cwd: dir, env, stdio: 'pipe' });
};
beforeAll(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'git-history-')));
  for (const name of NAMES) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), 'a');
  }
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'First');
  fs.writeFileSync(path.join(dir, 'new.mdx'), 'a');
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

it('dates files of any name, and none that git does not know', async () => {
  const history = createGitHistory();
  await history.initialize({ siteDir: dir });
  for (const name of NAMES) {
    const info = await history.getFileLastUpdateInfo(path.join(dir, name));
    expect(info?.timestamp, name).toBe(Date.parse('2025-01-02T03:04:05Z'));
  }
  expect(await history.getFileLastUpdateInfo(path.join(dir, 'new.mdx'))).toBeNull();
});
