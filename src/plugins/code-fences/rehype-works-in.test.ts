import type { Root, RootContent } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { fence as fenceOf, propertiesOf } from '@rslib-docs/kit/testing/hast';
import { rehypeWorksIn } from './rehype-works-in';

const fence = (metastring: string) => fenceOf('ts', metastring, '');

async function place(page: string, children: RootContent[]): Promise<string[]> {
  const tree: Root = { type: 'root', children };
  const find = async (_: string, name: string) =>
    new Map(name === 'guide/a' ? [['one', { works: ['Vite 8', 'webpack 5'], fails: [] }]] : []);
  await rehypeWorksIn('/site', find)(tree, new VFile({ path: `/site/${page}` }));
  return tree.children.map((node) => propertiesOf(node) ?? 'fence');
}

it('who can use a sample stands below the fences around its configuration, on its own page only', async () => {
  const fences = () => [
    fence('title="src/index.ts" sample="one"'),
    fence('title="rslib.config.ts" sample="one"'),
    fence('title="dist" sample="one"'),
    fence('title="rslib.config.ts" sample="two"'),
  ];
  const shown = (works: string) => ['fence', 'fence', 'fence', `works=${works}`, 'fence'];
  const english = shown('Vite 8, webpack 5');
  expect(await place('docs/guide/a.mdx', fences())).toEqual(english);
  const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.mdx';
  expect(await place(chinese, fences())).toEqual(shown('Vite 8、webpack 5'));
  expect(await place('docs/guide/b.mdx', fences())).toEqual(Array(4).fill('fence'));
});
