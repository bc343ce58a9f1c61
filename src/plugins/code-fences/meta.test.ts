import type { Root } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { findMetaProblems, parseFenceMeta } from './meta';
import { rehypeCodeFences } from './rehype-code-fences';

const problemsOf = (meta: string) => findMetaProblems(parseFenceMeta(meta));

it('knows the attributes of a fence', () => {
  expect(problemsOf('title="a b.ts" sample="dual" fails="no \'x\'" lineNumbers=false')).toEqual([]);
  expect(problemsOf('check')).toEqual([]);
  expect(problemsOf('check="error"')).toEqual([]);
  expect(problemsOf('npm2yarn')).toEqual([]);
  expect(problemsOf('unchecked="needs a server"')).toEqual([]);
});

it('says what is wrong with others', () => {
  expect(problemsOf('titel="a"')).toEqual([expect.stringContaining('unknown attribute "titel"')]);
  expect(problemsOf('check="maybe"')).toEqual([expect.stringContaining('check="error"')]);
  expect(problemsOf('sample="Not An Id"')).toEqual([expect.stringContaining('sample="an-id"')]);
  expect(problemsOf('title="a')).not.toEqual([]);
  expect(problemsOf('unchecked=""')).toEqual([expect.stringContaining('unchecked="reason"')]);
});

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
