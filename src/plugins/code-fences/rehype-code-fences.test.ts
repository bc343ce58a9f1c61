import type { Root } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { rehypeCodeFences } from './rehype-code-fences';

it('stops the build at the fence @F244', async () => {
  const properties = { className: ['language-ts'], metastring: 'chekc' };
  const children = [{ type: 'text' as const, value: 'b();\n' }];
  const code = { type: 'element' as const, tagName: 'code', properties, children };
  const position = { start: { line: 9, column: 1 }, end: { line: 11, column: 4 } };
  const pre = {
    type: 'element' as const,
    tagName: 'pre',
    properties: {},
    children: [code],
    position,
  };
  const tree: Root = { type: 'root', children: [pre] };
  await expect(rehypeCodeFences()(tree, new VFile())).rejects.toMatchObject({
    line: 9,
    reason: expect.stringMatching(/^unknown attribute "chekc"/) as string,
  });
});
