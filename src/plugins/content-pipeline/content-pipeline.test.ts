import type { Element, Root } from 'hast';
import { unified, type Pluggable } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { contentPipeline } from '.';

const FILES = ['rslib.config.ts', 'src/index.ts', 'dist/index.js'];
/** Lines of a file; two files below each other are higher than a window. */
const LINES = 30;

const element = (tagName: string, properties: Element['properties'], text: string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: text }],
});

const fence = (title: string): Element => ({
  ...element('pre', {}, ''),
  children: [
    element(
      'code',
      { className: ['language-text'], metastring: `title="${title}" sample="one"` },
      'a();\n'.repeat(LINES),
    ),
  ],
});

/** The first highlighting in a new checkout loads all languages. */
const COLD_TIMEOUT_MS = 60_000;

it(
  'a sample that is higher than the first screen stays one block',
  { timeout: COLD_TIMEOUT_MS },
  async () => {
    const { rehypePlugins } = contentPipeline({
      siteDir: '.',
      translations: [],
      origin: 'https://rslib.rs',
      locales: ['en'],
    });
    const text = Array.from({ length: 80 }, () => element('p', {}, 'Text. '.repeat(20)));
    const page: Root = { type: 'root', children: [...FILES.map(fence), ...text] };
    await unified()
      .use(rehypePlugins as Pluggable[])
      .run(page);
    const found: string[] = [];
    visit(page, (node) => {
      if ('name' in node) found.push(String(node.name));
    });
    // The page is long enough to be cut, and the cut is not in the sample.
    expect(found).toContain('DeferredContent');
    expect(found.filter((name) => name === 'SampleBlock')).toHaveLength(1);
    expect(found.filter((name) => name === 'SamplePanel')).toHaveLength(FILES.length);
  },
);
