import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { fence } from '@rslib-docs/kit/testing/hast';
import { highlightCode } from '../highlight';
import { rehypeCodeFences } from '../rehype-code-fences';
import { docsText, typeText, readSampleTypes } from './type-hovers';

/** Starting the compiler takes seconds, on a busy machine many. */
const TIMEOUT_MS = 120_000;

it.each([
  ['(property) LibConfig.dts?: Dts | undefined', '(property) LibConfig.dts?: Dts'],
  ['(parameter) env: string | undefined', '(parameter) env: string | undefined'],
  ['(alias) function join(): string\nimport join', 'function join(): string'],
  ['x'.repeat(1000), `${'x'.repeat(400)}…`],
])('the type %.50s is shown without what the sample says itself, and cut', (type, shown) => {
  expect(typeText(type)).toBe(shown);
});

it.each([
  ['One\nline.\n\nMore.', 'One line.'],
  ['Values:\n- `a`\n- `b`', 'Values:'],
  ['See [the hook](https://a.b/c) of {@link Rsbuild}.', 'See the hook of Rsbuild.'],
  [' ', undefined],
  [undefined, undefined],
])('the comment %j is shown as its first paragraph', (docs, shown) => {
  expect(docsText(docs)).toBe(shown);
});

it('words carry their hovers, the first of a block is a tab stop, the text stays', async () => {
  const code = 'const { a } = b; // [!code highlight]';
  const hovers = [
    { line: 0, character: 8, length: 1, type: 'const a: "x"', docs: undefined },
    { line: 0, character: 14, length: 1, type: 'const b: B', docs: 'Says b.' },
  ];
  const { html } = await highlightCode(code, 'ts', hovers);
  expect(html).toContain(
    '<span class="t-ink typed" data-word-type="const a: &#x22;x&#x22;" tabindex="0">a</span>',
  );
  expect(html).toContain(
    '<span class="t-ink typed" data-word-type="const b: B" data-docs="Says b.">b</span>',
  );
  const plain = (text: string) => text.replace(/<[^>]+>/g, '');
  expect(plain(html)).toBe(plain((await highlightCode(code, 'ts')).html));
});

describe('samples are compiled', () => {
  it(
    'and properties of a configuration say their declared types',
    async () => {
      const code =
        "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  dts: true,\n});";
      const hovers = readSampleTypes(code, 'ts');
      expect(hovers.map(({ line, character, type }) => [line, character, type])).toEqual([
        [0, 9, 'function defineConfig(config: RslibConfigDefinition): RslibConfigDefinition'],
        [2, 15, 'function defineConfig(config: RslibConfigDefinition): RslibConfigDefinition'],
        [3, 2, '(property) dts?: Dts'],
      ]);
      expect(hovers.every(({ docs }) => docs)).toBe(true);
    },
    TIMEOUT_MS,
  );

  /** A page with one fence that begins on its fifth line. */
  async function compile(code: string, lang = 'ts'): Promise<VFile> {
    const file = new VFile({ path: 'docs/page.mdx' });
    const start = { line: 5, column: 1, offset: 0 };
    const pre = fence(lang, 'title="a.ts" twoslash', `${code}\n`);
    const position = { start, end: start };
    await rehypeCodeFences()({ type: 'root', children: [{ ...pre, position }] }, file);
    return file;
  }

  it(
    'and an error stops the build with file and line',
    async () => {
      const fault = compile('const name = 1;\nconsole.log(nam);');
      await expect(fault).rejects.toMatchObject({ file: 'docs/page.mdx', line: 7 });
      await expect(fault).rejects.toThrow(/TS2552: Cannot find name 'nam'/);
      await expect(compile('const a = 1;\n//    ^?')).rejects.toThrow(/no notations of twoslash/);
      await expect(compile('{}', 'json')).rejects.toThrow(/for ts and tsx, not for json/);
    },
    TIMEOUT_MS,
  );
});
