import { describe, expect, it } from 'vitest';
import { readSections } from './sections';

const SAMPLE = `---
title: Page
description: About a page.
type: 'string[]'
---

The intro, with a [link](./other.mdx#part).

## First {/* #first */}

Rslib builds 3 formats in less than 0.5 s, and **quickly**.

- one
- two

\`\`\`ts title="a.ts"
// The comment.
export const a = { b: 1 };
const url = 'https://x.example/y';
\`\`\`

## Second {/* #second */}

Unchanged.
`;

async function hashes(source: string): Promise<Record<string, string>> {
  const { sections } = await readSections(source);
  return Object.fromEntries(sections.map(({ id, hash }) => [id, hash]));
}

async function stale(from: string, to: string): Promise<string[]> {
  expect(SAMPLE).toContain(from);
  const [before, after] = [await hashes(SAMPLE), await hashes(SAMPLE.replace(from, to))];
  return Object.keys(before).filter((id) => before[id] !== after[id]);
}

describe('the border between a trifle and a change', () => {
  it.each([
    ['white space', 'Rslib builds 3 formats', 'Rslib  builds\n3 formats'],
    ['punctuation', '0.5 s, and **quickly**.', '0.5 s – and *quickly*!'],
    ['another comment in code', '// The comment.\n', '/* Said otherwise. */\n'],
    ['layout of code', '{ b: 1 }', '{\n  b: 1\n}'],
    ['an MDX comment', 'Unchanged.', 'Unchanged. {/* for editors */}'],
    ['a mark for type hovers', 'title="a.ts"', 'title="a.ts" twoslash'],
    ['quotes in YAML', 'title: Page', "title: 'Page'"],
  ])('%s is a trifle', async (_name, from, to) => {
    expect(await stale(from, to)).toEqual([]);
  });

  it.each([
    ['a number', '3 formats', '4 formats', 'first'],
    ['a word in capitals', 'Rslib builds', 'RSLIB builds', 'first'],
    ['code', 'b: 1', 'b: 2', 'first'],
    ['code between comments', 'Rslib builds', '{/* a */ x() /* b */}Rslib builds', 'first'],
    ['a separator in a number', '0.5 s', '5 s', 'first'],
    ['an address in code', 'x.example/y', 'x.example/z', 'first'],
    ['the head of a sample', 'title="a.ts"', 'title="b.ts"', 'first'],
    ['the target of a link', '#part', '#other', ':intro'],
    ['a list that becomes text', '- one\n- two', 'one two', 'first'],
    ['a description', 'About a page.', 'About the page.', ':front-matter'],
    ['a type', 'string[]', 'string', ':front-matter'],
    ['the level of a heading', '## Second', '### Second', 'second'],
    ['a heading', '## Second', '## Another', 'second'],
    ['inline code', 'Unchanged', '`Unchanged`', 'second'],
  ])('%s is a change', async (_name, from, to, id) => {
    expect(await stale(from, to)).toEqual([id]);
  });
});
