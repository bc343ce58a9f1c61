import { expect, it } from 'vitest';
import { readCachedMarkdown } from './content-cache';
import { readMarkdown } from '../shared/markdown/read-markdown';

const SOURCE = `---
title: T
---

# Title

Text with [a link](./x.mdx) and {1 + 1}.

## Table {/* #table */}

| a | b |
| - | - |
| 1 | \`2\` |

<Tabs items={['x', /y/]}>**bold**</Tabs>
`;

it('a page from the cache is the page, for each reader one; one that cannot be read fails every time, with its line', async () => {
  const made = await readCachedMarkdown(SOURCE);
  made.tree.children.length = 0;
  const kept = await readCachedMarkdown(SOURCE);
  const { tree, ...read } = await readMarkdown(SOURCE);
  expect(kept).toMatchObject(read);
  expect(kept.tree).toEqual(JSON.parse(JSON.stringify(tree)));
  const broken = 'Text\n\n<Broken {';
  await expect(readCachedMarkdown(broken)).rejects.toMatchObject({ line: 3 });
  await expect(readCachedMarkdown(broken)).rejects.toMatchObject({ line: 3 });
});
