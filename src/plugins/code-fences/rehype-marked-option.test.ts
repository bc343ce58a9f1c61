import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { element, fence } from '@rslib-docs/kit/testing/hast';
import { rehypeMarkedOption } from './rehype-marked-option';

/** The numbers of the lines that are marked, from 1, and how many each mark holds. */
async function marksOf(config: string, heading: string, title = 'rslib.config.ts') {
  const pre = fence('ts', `title="${title}"`, config);
  const tree: Root = { type: 'root', children: [element('h2', {}, heading), pre] };
  const file = new VFile();
  file.data.frontMatter = { option: 'dts', options: { 'dts.distPath': {}, 'output.minify': {} } };
  await rehypeMarkedOption()(tree, file);
  const [text] = (pre.children[0] as Element).children;
  return (text as { value: string }).value
    .split('\n')
    .flatMap((line, at) => (line.includes('[!code') ? `${at + 1}:${line.slice(-2, -1)}` : []));
}

const CONFIG = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { distPath: 'dist/esm' } },
    {
      format: 'cjs',
      output: {
        minify: {
          js: true,
        },
      },
    },
  ],
});
`;

it.each([
  ['the option that the heading names', 'dts.distPath', ['5:1']],
  ['all of its lines', 'output.minify', ['9:3']],
  ['the option of the page below other headings', 'Usage', ['5:1']],
])('marks %s', async (_what, heading, marks) => {
  expect(await marksOf(CONFIG, heading)).toEqual(marks);
});

it('leaves short files, other files, files with marks, and one that is mostly this option', async () => {
  const short = 'export default {\n  lib: [{ dts: true }],\n};\n';
  expect(await marksOf(short, 'Usage')).toEqual([]);
  expect(await marksOf(CONFIG, 'Usage', 'rsbuild.config.ts')).toEqual([]);
  const marked = CONFIG.replace("'esm',", "'esm', // [!code ++]\n");
  expect(await marksOf(marked, 'output.minify')).toHaveLength(1);
  const only = 'export default {\n  dts: {\n    a: 1,\n    b: 1,\n    c: 1,\n    d: 1,\n  },\n};\n';
  expect(await marksOf(only, 'Usage')).toEqual([]);
});
