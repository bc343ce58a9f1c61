import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageLoss, textsLoss } from './crowdin-losses.mts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'losses-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const PAIR = {
  page: 'docs/a.mdx',
  english: 'docs/a.mdx',
  chinese: 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx',
  hasEnglish: true,
  hasChinese: true,
};
const ENGLISH = `---
title: Flags
description: All flags.
---

Read this first.

## One {/* #one */}

| Flag | Yes |
| ---- | --- |
| \`-x\` | No  |
`;
const CHINESE = ENGLISH.replace('Flags', '选项')
  .replace('All flags.', '所有选项。')
  .replace('Read this first.', '请先阅读。')
  .replace('One', '一')
  .replace('Flag |', '选项 |')
  .replace('Yes', '是')
  .replace('No ', '否 ');
const loss = (after: string, before: string | undefined = CHINESE) =>
  pageLoss(root, PAIR, { english: ENGLISH, before, after });

describe('a page that comes back', () => {
  it('loses nothing where it is as Chinese as it was', async () => {
    expect(await loss(CHINESE)).toBeUndefined();
    expect(await loss(CHINESE.replace('请先阅读。', '先读这里。'))).toBeUndefined();
  });

  it.each([
    ['请先阅读。', 'Read this first.', 'has 1 more texts in English'],
    ['否 ', 'No ', 'has 1 more texts in English'],
    ['所有选项。', 'All flags.', 'has 1 more texts in English'],
    [/## 一[\s\S]*/, '', 'lacks the section #one'],
    ['## 一', '<b>\n\n## 一', 'cannot be read, line 8'],
  ])('%s → %s', async (from, to, says) => {
    expect(await loss(CHINESE.replace(from, to))).toContain(says);
  });

  it('that is new here, or was not to be read, is taken as it is', async () => {
    expect(
      await pageLoss(root, PAIR, { english: ENGLISH, before: undefined, after: ENGLISH }),
    ).toBe(undefined);
    expect(await loss(ENGLISH, '---\ntitle: [\n---\n')).toBeUndefined();
  });
});

it('a file of texts loses what is Chinese no more, or cannot be read', () => {
  const texts = (message: string) => JSON.stringify({ a: { message }, b: { message: 'CLI' } });
  expect(textsLoss(texts('搜索'), texts('查找'))).toBeUndefined();
  expect(textsLoss(texts('搜索'), texts('Search'))).toBe('has 1 texts less in Chinese');
  expect(textsLoss(texts('搜索'), '{}')).toBe('has 1 texts less in Chinese');
  expect(textsLoss(texts('搜索'), '{')).toContain('is no JSON');
});
