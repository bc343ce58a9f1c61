import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { accept, acceptAll } from './accept.mts';
import { findChanges, formatChange, formatDiff } from './diff.mts';
import { collectStatus, pageStatus } from './status.mts';
import { findPage, listPages } from './project.mts';
import { readRecords, recordFindings, tidyRecords } from './lock.mts';

const ENGLISH = 'docs/guide/a.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.mdx';
const LOCK = 'i18n/zh/translation.lock.json';
const HEAD = '---\ntitle: A\ndescription: B\n---\n\n';
const { dir: root, at, clear, read, write } = tempFolder();
const elsewhere = tempFolder();

const change = (file: string, from: string, to: string): void =>
  write(file, read(file).replace(from, to));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
async function states(page = 'guide/a', dir = root): Promise<string[]> {
  const pairs = await listPages(dir);
  const records = await readRecords(dir, pairs);
  const { findings } = await pageStatus(dir, findPage(pairs, page)!, records.lock);
  return [...findings, ...recordFindings(records)].map(({ kind, section }) => `${kind} ${section}`);
}
const pair = async () => findPage(await listPages(root), 'guide/a')!;
const acceptSections = async (...only: string[]) => accept(root, [{ pair: await pair(), only }]);

beforeEach(() => {
  clear();
  git('init', '--quiet');
  write(
    ENGLISH,
    `${HEAD}Intro text.\n\n## One {/* #one */}\n\nFirst.\n\n## Two {/* #two */}\n\nSecond.\n`,
  );
  write(CHINESE, `${HEAD}引言。\n\n## 一 {/* #one */}\n\n第一。\n\n## 二 {/* #two */}\n\n第二。\n`);
});

describe('accept', () => {
  it('is needed once, then the page is silent until a word changes; of one section leaves the others @F113', async () => {
    expect(await states()).toContain('unaccepted one');
    expect(await acceptAll(root)).toEqual({ sections: 4, pages: 1 });
    expect(await states()).toEqual([]);
    change(ENGLISH, 'First.', 'First!');
    expect(await states()).toEqual([]);
    change(ENGLISH, 'First!', 'The first!');
    change(ENGLISH, 'Second.', 'The second.');
    expect(await states()).toEqual(['stale one', 'stale two']);
    await acceptSections('two');
    expect(await states()).toEqual(['stale one']);
  });

  it('refuses a section that does not exist or is not translated', async () => {
    await expect(acceptSections('nope')).rejects.toThrow('no section "nope"');
    change(CHINESE, '## 二 {/* #two */}', '');
    await expect(acceptSections('two')).rejects.toThrow('translate it first');
    expect(fs.existsSync(at(LOCK))).toBe(false);
  });

  it('a record that a merge has damaged is one finding, beside those of the pages @F113', async () => {
    await acceptAll(root);
    change(CHINESE, '## 二 {/* #two */}', '');
    const text = read(LOCK);
    write(LOCK, text.replace('{\n', '{\n<<<<<<< HEAD\n=======\n>>>>>>> other\n'));
    const { findings } = await collectStatus(root);
    expect(findings.map(({ file, line, kind }) => `${file}:${line} ${kind}`)).toEqual([
      expect.stringContaining(`${ENGLISH}:`),
      `${LOCK}:2 lock`,
    ]);
    await expect(acceptSections('one')).rejects.toThrow(`${LOCK}:2: a merge has left both`);
  });

  it('leaves no other file, and forgets removed pages', async () => {
    await acceptAll(root);
    fs.rmSync(at(ENGLISH));
    await acceptAll(root);
    expect(read(LOCK)).toBe('{}\n');
    const files = fs.readdirSync(at('i18n'), { recursive: true }).map(String);
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('of all takes the sections that agree, and lists the rest', async () => {
    change(ENGLISH, 'First.', 'Set `mode`, 3 times.');
    change(CHINESE, '第二。', 'A paragraph that was left.');
    const left: string[] = [];
    expect(await acceptAll(root, false, left)).toEqual({ sections: 2, pages: 1 });
    expect(left).toEqual([
      expect.stringMatching(/a\.mdx:\d+: #one .*`mode`/),
      expect.stringMatching(/a\.mdx:14: #two .*is not translated/),
    ]);
    expect(await states()).toContain('unaccepted one');
  });

  it('refuses a section whose facts differ, unless it is told to', async () => {
    change(ENGLISH, 'First.', 'Set `mode`, 3 times.');
    change(CHINESE, '第一。', '设置 `mode`，3 次。');
    await acceptAll(root);
    const before = read(LOCK);
    change(ENGLISH, '`mode`, 3 times', '`target`, 4 times');
    const refused = /write `target`, `4` instead of `mode`, `3`, as in English.*\[facts\]/;
    await expect(acceptSections()).rejects.toThrow(refused);
    await expect(acceptSections('one')).rejects.toThrow('--anyway');
    expect(read(LOCK)).toBe(before);
    // One change is one finding, even if it touches many facts.
    expect(await states()).toEqual(['stale one']);
    // The other section is unchanged.
    expect(await acceptSections('two')).toEqual({ sections: 0, pages: 1 });
    await accept(root, [{ pair: await pair(), only: ['one'] }], true);
    expect(await states()).toEqual(['facts one']);
  });

  it('a page that was renamed in both languages keeps its record and stale sections @F343', async () => {
    await acceptAll(root);
    change(ENGLISH, 'First.', 'Changed.');
    for (const file of [ENGLISH, CHINESE]) fs.renameSync(at(file), at(file.replace('/a.', '/b.')));
    expect(await states('guide/b')).toEqual(['stale one', 'lock undefined']);
    const before = read(LOCK);
    expect(await tidyRecords(root, [])).toBe(false);
    expect(read(LOCK)).toBe(before);
    expect(await tidyRecords(root, await listPages(root))).toBe(true);
    expect(await states('guide/b')).toEqual(['stale one']);
    expect(Object.keys(JSON.parse(read(LOCK)) as object)).toEqual(['docs/guide/b.mdx']);
  });

  it('a lockfile edited by hand is found @F263', async () => {
    await acceptAll(root);
    const good = read(LOCK);
    change(LOCK, '"one": "', '"one": "0');
    expect(await states()).toContain('lock one');
    // As on a branch that had no ids yet.
    write(LOCK, good.replace(/(?<="one": "\w+) \w+/, ''));
    expect(await states()).toEqual(['lock one']);
    await acceptSections();
    expect(read(LOCK)).toBe(good);
  });
});

describe('diff', () => {
  it('shows old and new English beside the Chinese, of which it folds what has not changed', async () => {
    const lines = (word: string, changed: string) =>
      Array.from({ length: 9 }, (_, at) => (at === 5 ? changed : `${word} ${at}.`)).join('\n\n');
    change(ENGLISH, 'First.', lines('Line', 'Old.'));
    change(CHINESE, '第一。', lines('行', '旧。'));
    await acceptAll(root);
    change(ENGLISH, 'Old.', 'New.');
    const [changed, ...others] = await findChanges(root, await pair());
    expect([changed!.id, others]).toEqual(['one', []]);
    expect(formatDiff(changed!.before, changed!.after, false)).toContain('~ [-Old-]{+New+}.');
    expect(formatChange(changed!, false).split('--- Chinese, present text\n')[1]).toBe(
      ['… 5 unchanged lines …', '行 4.', '旧。', '行 6.', '… 2 unchanged lines …']
        .map((line) => `  ${line}`)
        .join('\n'),
    );
  });

  // An accepted text must be in a commit: nothing else reaches another clone.
  it.each([
    ['a shallow clone', 'run git fetch --unshallow'],
    ['an archive without git', 'Clone the project to see it'],
  ])('in %s says what to do @F343', async (kind, says) => {
    await acceptAll(root);
    const commit = () =>
      git(
        ...['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false'],
        ...['commit', '--quiet', '--all', '--message=x'],
      );
    git('add', '--all');
    commit();
    change(ENGLISH, 'First.', 'The first.');
    commit();
    const copy = at('copy');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, copy]);
    const isArchive = kind === 'an archive without git';
    if (isArchive) fs.rmSync(path.join(copy, '.git'), { recursive: true });
    // The folder around it is a repository, which an archive is not in.
    if (isArchive) fs.cpSync(copy, elsewhere.dir, { recursive: true });
    const dir = isArchive ? elsewhere.dir : copy;
    const changes = await findChanges(dir, await pair());
    expect(changes.map(({ id, before }) => [id, before])).toEqual([['one', '']]);
    expect(formatChange(changes[0]!, false)).toContain(says);
    expect(await states('guide/a', dir)).toEqual(['stale one']);
  });

  it('leaves out what has not changed', () => {
    const same = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n');
    expect(formatDiff(`${same}\na b`, `${same}\na c`, false)).toBe(
      '  … 7 unchanged lines …\n  line 7\n  line 8\n~ a [-b-]{+c+}',
    );
    expect(formatDiff('a', 'a\nb', true)).toContain('\u001b[32m+ b');
  });
});
