import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PagesCopy } from '../../lib/pages-copy.mts';

let copy: PagesCopy;
beforeEach(async () => {
  copy = await PagesCopy.create();
});
afterEach(() => copy.remove());

const BUNDLE = 'docs/config/lib/bundle.mdx';
const TOOLS = 'docs/config/rsbuild/tools.mdx';
/** A change that breaks a place of the page, and the expected message. */
type Fault = [from: string, to: string, says: string];
const LISTING = [
  '```text title="dist" sample="exclude"\nindex.js',
  '```text title="dist" sample="exclude"\nmain.js',
] as const;
const CONTENT = [
  '```js title="dist/bundle/index.js" sample="compare"\nconst add',
  '```js title="dist/bundle/index.js" sample="compare"\nconst plus',
] as const;
/** In the order in which they are made, each in a separate place. */
const FAULTS: Record<string, Fault[]> = {
  [BUNDLE]: [
    [...LISTING, 'the listing of dist differs'],
    [...CONTENT, 'dist/bundle/index.js differs'],
    ['fails="is not supported when"', 'fails="is forbidden"', 'fails without saying "is forbidden"'],
    ['title="dist/bundleless/index.js"', 'title="dist/bundleless/main.js"', 'does not write dist/bundleless/main.js'],
    [
      'bundle: false,\n});\n```\n\n```ts title="src/index.ts" sample="types"',
      'bundles: false,\n});\n```\n\n```ts title="src/index.ts" sample="types"',
      "'bundles' does not exist",
    ],
    ['```ts title="src/start.ts" sample="types"\n', '```ts title="src/start.ts" sample="types" chekc\n', 'unknown attribute "chekc"'],
  ],
  [TOOLS]: [
    // A type that must be rejected, and is accepted.
    ['```ts check\n', '```ts check="error"\nexport const one = 1;\n```\n\n```ts\n', 'the types accept this code'],
    ['```ts\n', '```ts \n', 'say sample="id"'],
  ],
}; // prettier-ignore

describe('npm run site -- prove samples', () => {
  // A run costs seconds, so a page has all its faults at once.
  it.each([BUNDLE, TOOLS])('fails for every fault of %s, each by its line @F273', async (page) => {
    const expected: object[] = [];
    for (const [from, to, says] of FAULTS[page]!) {
      const line = await copy.replace(page, from, to);
      const message = expect.stringContaining(says);
      expected.push(expect.objectContaining({ file: page, line, message }));
    }
    const { code, findings } = await copy.check('samples', '--filter', page);
    expect(code).toBe(1);
    expect(findings).toEqual(expect.arrayContaining(expected));
  });

  it('writes what the tool gives with --write, and is clean then', async () => {
    const before = await copy.read(BUNDLE);
    await copy.replace(BUNDLE, ...LISTING);
    await copy.replace(BUNDLE, ...CONTENT);
    expect((await copy.check('samples', '--filter', BUNDLE, '--write')).code).toBe(0);
    expect(await copy.read(BUNDLE)).toBe(before);
  });
});
