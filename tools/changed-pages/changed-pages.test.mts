import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatChanges } from './format-changes.mts';
import { pageChanges } from './page-changes.mts';
import { readRange } from './read-range.mts';

const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';
const page = (usage: string, rest = 'The rest of the page stays as it is.') =>
  `---\ntitle: A\n---\n\n## Usage {/* #usage */}\n\n${usage}\n\n## Other {/* #other */}\n\n${rest}\n`;

let home: string;
let root: string;
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const commit = (message: string) => {
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', message);
};

beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-pages-'));
  root = path.join(home, 'site');
  fs.mkdirSync(root);
  git(root, 'init', '-q', '-b', 'main');
  for (const name of ['both', 'english', 'chinese', 'moved', 'gone']) {
    write(`docs/guide/${name}.mdx`, page('Before.', `The rest of ${name} stays.`));
    write(`${CHINESE}/guide/${name}.mdx`, page('以前。', `${name} 的其余部分不变。`));
  }
  write('docs/_part.mdx', 'Before.');
  commit('Before');
  for (const name of ['both', 'english'])
    write(`docs/guide/${name}.mdx`, page('Now.', `The rest of ${name} stays.`));
  for (const name of ['both', 'chinese'])
    write(`${CHINESE}/guide/${name}.mdx`, page('现在。', `${name} 的其余部分不变。`));
  for (const folder of ['docs/guide', `${CHINESE}/guide`]) {
    git(root, 'mv', `${folder}/moved.mdx`, `${folder}/elsewhere.mdx`);
    git(root, 'rm', '-q', `${folder}/gone.mdx`);
  }
  // Git takes a page that is like one that is gone for the same page.
  write('docs/guide/new.mdx', `## Only {/* #only */}\n\n${'Nothing like the others.\n'.repeat(9)}`);
  write('docs/_part.mdx', 'Now.');
  commit('Now');
});
afterAll(() => fs.rmSync(home, { recursive: true }));

describe('the pages that a range of commits touches', () => {
  it('are told with their sections, and what of the Chinese is left behind', async () => {
    const changes = await pageChanges(root, readRange(root, 'HEAD~1..HEAD'));
    const told = changes.map(({ page: name, state, english, chinese }) => [
      name.replace('docs/guide/', ''),
      ...[state, english.join(), chinese.join()],
    ]);
    expect(told).toEqual([
      ['both.mdx', 'changed', 'usage', 'usage'],
      ['chinese.mdx', 'changed', '', 'usage'],
      ['elsewhere.mdx', 'changed', '', ''],
      ['english.mdx', 'changed', 'usage', ''],
      ['gone.mdx', 'removed', ':front-matter,usage,other', ':front-matter,usage,other'],
      ['new.mdx', 'added', 'only', ''],
    ]);
    const table = formatChanges(changes);
    expect(table).toContain('`docs/guide/elsewhere.mdx`, was `docs/guide/moved.mdx`');
    expect(table).toContain('| `docs/guide/english.mdx` | `usage` | – | `usage` |');
    expect(table).toContain('| `docs/guide/both.mdx` | `usage` | `usage` | – |');
  });

  it('come with their bytes where both builds are there', async () => {
    const changes = await pageChanges(root, readRange(root, 'HEAD~1'));
    const asked: string[] = [];
    const table = formatChanges(changes, (address) => {
      asked.push(address);
      return [
        { of: 'en', before: 100, after: 90 },
        { of: 'zh', before: undefined, after: 50 },
      ];
    });
    expect(asked).not.toContain('/guide/gone');
    expect(asked).toContain('/guide/elsewhere');
    expect(table).toContain('en 90 (-10), zh 50 |');
    expect(formatChanges([])).toBe('The text of no page changes.');
  });

  it('are those of the branch, not of what came to its base meanwhile', async () => {
    git(root, 'checkout', '-q', '-b', 'branch', 'HEAD~1');
    write('docs/guide/both.mdx', page('On the branch.', 'The rest of both stays.'));
    commit('On a branch');
    const changes = await pageChanges(root, readRange(root, 'main..branch'));
    git(root, 'checkout', '-q', 'main');
    expect(changes.map(({ page: name }) => name)).toEqual(['docs/guide/both.mdx']);
  });
});

describe('what a clone lacks is one clear line', () => {
  const say = (dir: string, asked: string): string => {
    try {
      return JSON.stringify(readRange(dir, asked));
    } catch (error) {
      return (error as Error).message.split('\n').slice(1).join('\n');
    }
  };

  it('git', () => {
    const bare = path.join(home, 'bare');
    fs.mkdirSync(bare);
    expect(say(bare, 'HEAD~1')).toMatch(/^ {2}- there is no history here: not a git repository.*$/);
  });

  it('the upstream of a fork, and a wrong name', () => {
    expect(say(root, 'upstream/main')).toMatch(/^ {2}- git knows no commit "upstream\/main"; .*$/);
    expect(say(root, '--all')).toMatch(/^ {2}- git knows no commit "--all"; .*$/);
    expect(say(root, '..HEAD')).toBe('  - "..HEAD" is no range');
  });

  it('the history', () => {
    const shallow = path.join(home, 'shallow');
    git(home, 'clone', '-q', '--depth', '1', `file://${root}`, shallow);
    expect(say(shallow, 'HEAD~1')).toMatch(/shallow: git fetch --unshallow$/);
  });

  it('a branch: a detached head has commits all the same', () => {
    const detached = path.join(home, 'detached');
    git(home, 'clone', '-q', root, detached);
    git(detached, 'checkout', '-q', '--detach');
    expect(JSON.parse(say(detached, 'HEAD~1'))).toHaveProperty('base');
  });
});
