import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accept, acceptAll } from './accept.mts';
import { findChanges, formatDiff } from './diff.mts';
import { readLock } from './lock.mts';
import { pageStatus } from './page-findings.mts';
import { findPage, listPages } from './project.mts';

const ENGLISH = 'docs/guide/a.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.mdx';
const HEAD = '---\ntitle: A\ndescription: B\n---\n\n';
let root: string;

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const change = (file: string, from: string, to: string): void =>
  write(file, read(file).replace(from, to));
async function states(): Promise<string[]> {
  const pair = findPage(await listPages(root), 'guide/a')!;
  const { findings } = await pageStatus(root, pair, await readLock(root));
  return findings.map(({ kind, section }) => `${kind} ${section}`);
}
const pairs = async () => [findPage(await listPages(root), 'guide/a')!];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'i18n-'));
  write(
    ENGLISH,
    `${HEAD}Intro text.\n\n## One {/* #one */}\n\nFirst.\n\n## Two {/* #two */}\n\nSecond.\n`,
  );
  write(CHINESE, `${HEAD}引言。\n\n## 一 {/* #one */}\n\n第一。\n\n## 二 {/* #two */}\n\n第二。\n`);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('accept', () => {
  it('is needed once, then the page is silent until a word changes @F113', async () => {
    expect(await states()).toContain('unaccepted one');
    expect(await acceptAll(root)).toEqual({ sections: 4, pages: 1 });
    expect(await states()).toEqual([]);
    change(ENGLISH, 'First.', 'First!');
    expect(await states()).toEqual([]);
    change(ENGLISH, 'First!', 'The first!');
    expect(await states()).toEqual(['stale one']);
    await accept(root, await pairs(), 'one');
    expect(await states()).toEqual([]);
  });

  it('of one section leaves the others as they were', async () => {
    await acceptAll(root);
    change(ENGLISH, 'First.', 'Changed.');
    change(ENGLISH, 'Second.', 'Changed too.');
    await accept(root, await pairs(), 'two');
    expect(await states()).toEqual(['stale one']);
    expect(read('i18n/zh/.accepted/docs/guide/a.mdx')).toMatch(/First\.[\s\S]*Changed too\./);
  });

  it('refuses a section that does not exist or is not translated', async () => {
    await expect(accept(root, await pairs(), 'nope')).rejects.toThrow('no section "nope"');
    change(CHINESE, '## 二 {/* #two */}', '');
    await expect(accept(root, await pairs(), 'two')).rejects.toThrow('translate it first');
    expect(fs.existsSync(path.join(root, 'i18n/zh/translation.lock.json'))).toBe(false);
  });

  it('leaves no file beside, and forgets pages that are gone', async () => {
    await acceptAll(root);
    fs.rmSync(path.join(root, ENGLISH));
    await acceptAll(root);
    expect(read('i18n/zh/translation.lock.json')).toBe('{}\n');
    const files = fs.readdirSync(path.join(root, 'i18n'), { recursive: true }).map(String);
    expect(files.filter((file) => /\.tmp$|accepted.*\.mdx$/.test(file))).toEqual([]);
  });

  it('a lockfile edited by hand is found @F263', async () => {
    await acceptAll(root);
    change('i18n/zh/translation.lock.json', '"one": "', '"one": "0');
    expect(await states()).toContain('lock one');
  });
});

describe('diff', () => {
  it('shows old and new English beside the Chinese', async () => {
    await acceptAll(root);
    change(ENGLISH, 'First.', 'The first.');
    const changes = await findChanges(root, (await pairs())[0]!);
    expect(changes.map(({ id }) => id)).toEqual(['one']);
    const [{ before, after, chinese }] = changes as [(typeof changes)[0]];
    expect([before, after, chinese].map((text) => text.split('\n').at(-1))).toEqual([
      'First.',
      'The first.',
      '第一。',
    ]);
    expect(formatDiff(before, after, false)).toBe(
      '  ## One {/* #one */}\n  \n~ [-First-]{+The first+}.',
    );
  });

  it('leaves out what has not changed', () => {
    const same = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n');
    expect(formatDiff(`${same}\na b`, `${same}\na c`, false)).toBe(
      '  … 7 unchanged lines …\n  line 7\n  line 8\n~ a [-b-]{+c+}',
    );
    expect(formatDiff('a', 'a\nb', true)).toContain('\u001b[32m+ b');
  });
});
