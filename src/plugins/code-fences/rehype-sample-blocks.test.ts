import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { element, fence as fenceOf } from '@rslib-docs/kit/testing/hast';
import { ARCHIVE, COMMAND, PART, rehypeSampleBlocks } from './rehype-sample-blocks';

const fence = (lang: string, metastring: string) => fenceOf(lang, metastring, 'a\n');
const file = (title: string, sample = 'one') => fence('ts', `title="${title}" sample="${sample}"`);
const listing = () => fence('text', 'title="dist" sample="one"');
const text = element('p', {});
const blank = { type: 'text' as const, value: '\n' };

/** The blocks of the page: a fence, something else, or the labels of the panels of a block. */
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

it('the configuration comes first and the result last; what a command prints is in its panel', () => {
  const sources = [file('src/index.ts'), blank, file('dist/index.js'), listing(), blank];
  expect(blocksOf(...sources, file('package.json'), file('rslib.config.ts'))).toEqual([
    ['rslib.config.ts 1', 'src/index.ts 1', 'package.json 1', 'dist 1', 'dist/index.js 1'],
  ]);
  const printed = fence('text', 'sample="one"');
  expect(blocksOf(file('a.js'), fence('bash', 'sample="one"'), printed)).toEqual([
    ['a.js 1', '$ 2'],
  ]);
  expect(blocksOf(file('a.js'), printed)).toEqual([['a.js 1', '> 1']]);
});

it('the first file is the cause, what was built or printed the result; without both there are tabs', () => {
  const partsOf = (...children: Element[]) => {
    rehypeSampleBlocks()({ type: 'root', children: [...children] });
    return children.map(({ properties }) => properties[PART]);
  };
  expect(
    partsOf(file('a.ts'), listing(), file('rslib.config.ts'), fence('bash', 'sample="one"')),
  ).toEqual(['input', 'result', 'cause', 'input']);
  expect(partsOf(file('a.ts'), file('b.ts'))).toEqual([undefined, undefined]);
  expect(partsOf(listing(), file('dist/index.js'))).toEqual([undefined, undefined]);
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

it('where the sources of a sample are shown, its archive is named, with its commands', () => {
  const sources = [file('rslib.config.ts'), fence('bash', 'sample="one"')];
  const children = [...sources, text, listing(), text, file('a.ts', 'two')];
  const tree: Root = { type: 'root', children };
  const page = new VFile({ path: '/site/docs/guide/a.mdx' });
  rehypeSampleBlocks('/site')(tree, page);
  const [block, , dist, , lone] = tree.children as [MdxJsxFlowElementHast, ...Element[]];
  const [first] = (block.children[0] as MdxJsxFlowElementHast).children as Element[];
  expect(first!.properties).toMatchObject({ [ARCHIVE]: 'samples/guide/a/one.zip', [COMMAND]: 'a' });
  expect(dist!.properties[ARCHIVE]).toBeUndefined();
  expect(lone!.properties[ARCHIVE]).toBe('samples/guide/a/two.zip');
});

it('pages of old versions and samples that npm cannot install have no archives', () => {
  const lone = (path: string, metastring: string) => {
    const pre = fence('json', metastring);
    rehypeSampleBlocks('/site')({ type: 'root', children: [pre] }, new VFile({ path }));
    return pre.properties[ARCHIVE];
  };
  const meta = 'title="package.json" sample="one"';
  expect(lone('/site/versioned_docs/version-1.0/a.mdx', meta)).toBeUndefined();
  // Its text is not JSON.
  expect(lone('/site/docs/a.mdx', meta)).toBeUndefined();
  expect(lone('/site/docs/a.mdx', 'title="a.json" sample="one"')).toBe('samples/a/one.zip');
});
