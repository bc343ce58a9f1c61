import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { acceptAll } from '../cli/accept.mts';
import { createStateReader } from './read-state';

const ENGLISH = 'docs/a.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const HEAD = '---\ntitle: A\ndescription: B\n---\n\n';
const { dir: root, at, clear, read: readFile, write } = tempFolder();
const read = async (isReview = false) =>
  (await createStateReader(root, { isReview })).read(`@site/${CHINESE}`);

beforeEach(async () => {
  clear();
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write(ENGLISH, `${HEAD}Intro.\n\n## One {/* #one */}\n\nOld words.\n`);
  write(CHINESE, `${HEAD}引言。\n\n## 一 {/* #one */}\n\n旧的。\n`);
  await acceptAll(root);
});

it('a page says nothing until a word of the English changes', async () => {
  expect(await read()).toBeUndefined();
  write(ENGLISH, readFile(ENGLISH).replace('Intro.', 'Intro!'));
  expect(await read()).toBeUndefined();
  write(ENGLISH, `${HEAD}Intro.\n\n## One {/* #one */}\n\nNew words.\n`);
  expect(await read()).toEqual({ state: 'behind', sections: [{ id: 'one', title: '一' }] });
});

it('a site that keeps what it has read is asked for the Markdown of both languages', async () => {
  write(ENGLISH, `${HEAD}Intro.\n\n## One {/* #one */}\n\nNew words.\n`);
  const spy = vi.fn(readMarkdown);
  const reader = await createStateReader(root, { readMarkdown: spy });
  expect(await reader.read(`@site/${CHINESE}`)).toEqual(await read());
  expect(spy.mock.calls).toEqual([[readFile(ENGLISH)], [readFile(CHINESE)]]);
});

it('the review shows the English that was translated, as git keeps it, or why it cannot', async () => {
  write(ENGLISH, `${HEAD}Intro.\n\n## One {/* #one */}\n\nNew words.\n`);
  const before = async () => {
    const state = await read(true);
    const [section] = state?.state === 'behind' ? (state.review ?? []) : [];
    return section?.missing ?? section?.before.map(([text]) => text).join('');
  };
  expect(await before()).toBe('## One {/* #one */}\n\nOld words.');
  fs.rmSync(at('.git'), { recursive: true });
  expect(await before()).toContain('Clone the project to see it');
});
