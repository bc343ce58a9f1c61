import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeSampleBlocks } from './rehype-sample-blocks';

function fence(lang: string, metastring: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${lang}`], metastring },
    children: [{ type: 'text', value: 'a\n' }],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

const file = (title: string, sample = 'one') => fence('ts', `title="${title}" sample="${sample}"`);
const text: Element = { type: 'element', tagName: 'p', properties: {}, children: [] };
const blank = { type: 'text' as const, value: '\n' };

/** What stands on the page: a fence, something else, or the labels of the panels of a block. */
function blocksOf(...children: Root['children']): unknown[] {
  const tree: Root = { type: 'root', children };
  rehypeSampleBlocks()(tree);
  return tree.children
    .filter((node) => node !== blank)
    .map((node) => {
      if (!('attributes' in node)) return 'tagName' in node ? node.tagName : node.type;
      return node.children.map((panel) => {
        const { attributes, children: shown } = panel as typeof node;
        const label = attributes.find((one) => 'name' in one && one.name === 'label')!;
        return `${String(label.value)} ${shown.length}`;
      });
    });
}

it('the configuration comes first and the result last, whatever the order of the page', () => {
  expect(
    blocksOf(
      file('src/index.ts'),
      blank,
      file('dist/index.js'),
      fence('text', 'title="dist" sample="one"'),
      file('package.json'),
      blank,
      file('rslib.config.ts'),
    ),
  ).toEqual([
    ['rslib.config.ts 1', 'package.json 1', 'src/index.ts 1', 'dist 1', 'dist/index.js 1'],
  ]);
});

it('what stands below a command is what it prints, in the same panel', () => {
  const printed = fence('text', 'sample="one"');
  expect(blocksOf(file('a.js'), fence('bash', 'sample="one"'), printed)).toEqual([
    ['a.js 1', '$ 2'],
  ]);
  expect(blocksOf(file('a.js'), printed)).toEqual([['a.js 1', '> 1']]);
});

it('a component that reads its fences itself gets them as they are', () => {
  const explorer = (name: string) => ({
    type: 'mdxJsxFlowElement' as const,
    name,
    attributes: [],
    children: [file('a.ts'), file('b.ts')],
  });
  const [reads, shows] = [explorer('OutputExplorer'), explorer('Steps')];
  rehypeSampleBlocks()({ type: 'root', children: [reads, shows] } as Root);
  expect(reads.children).toHaveLength(2);
  expect(shows.children).toHaveLength(1);
});

it('fences of other samples, of none, or with text between them stay apart', () => {
  expect(blocksOf(file('a.ts'), file('b.ts', 'two'))).toEqual(['pre', 'pre']);
  expect(blocksOf(file('a.ts'), text, file('b.ts'))).toEqual(['pre', 'p', 'pre']);
  expect(blocksOf(fence('ts', ''), fence('ts', ''))).toEqual(['pre', 'pre']);
});
