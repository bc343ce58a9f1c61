import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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
  expect(problemsOf('unchecked=""')).toEqual([expect.stringContaining('unchecked="reason"')]);
});

it('stops the build with the line in the file, front matter included', async () => {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'fence-meta-'));
  const file = path.join(dir, 'page.mdx');
  await fs.writeFile(file, '---\ntitle: A\n---\n\n```ts\na();\n```\n\n```ts chekc\nb();\n```\n');
  const properties = { className: ['language-ts'], metastring: 'chekc' };
  const children = [{ type: 'text' as const, value: 'b();\n' }];
  const code = { type: 'element' as const, tagName: 'code', properties, children };
  const pre = { type: 'element' as const, tagName: 'pre', properties: {}, children: [code] };
  const tree: Root = { type: 'root', children: [pre] };
  await expect(rehypeCodeFences()(tree, new VFile({ path: file }))).rejects.toThrow(
    /^line 9: unknown attribute "chekc"/,
  );
  await fs.rm(dir, { recursive: true });
});
