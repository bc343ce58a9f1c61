import fs from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/files';
import { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { toMarkdown } from './to-markdown';

const ROOT = path.resolve(__dirname, '../../..');
const FOLDERS = ['docs', 'blog', 'i18n/zh/docusaurus-plugin-content-docs/current'];

/** Headings and code in order, and the last words: what a text lacks that ends too early. */
function outlineOf(tree: Root): string[] {
  const outline: string[] = [];
  let last = '';
  visit(tree, (node) => {
    if (node.type === 'heading') outline.push(`level ${node.depth}`);
    if (node.type === 'code') outline.push(node.value);
    if (node.type === 'text' && node.value.trim()) last = node.value.trim();
  });
  return [...outline, last];
}

it.each(FOLDERS)(
  'no copy ends in the middle of its page: %s',
  { timeout: 120_000 },
  async (folder) => {
    const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
    const files = (await listFiles(path.join(ROOT, folder), '')).filter((one) =>
      one.endsWith('.mdx'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const source = await fs.readFile(path.join(ROOT, folder, file), 'utf8');
      const { tree } = await readMarkdown(source);
      const copy = toMarkdown(source, tree, (url) => url);
      expect(outlineOf(reader.parse(copy)), file).toEqual(outlineOf(tree));
    }
  },
);
