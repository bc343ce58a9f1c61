import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PagesCopy, type Fault } from '../lib/pages-copy.mts';

let copy: PagesCopy;
beforeEach(async () => {
  copy = await PagesCopy.create();
});
afterEach(() => copy.remove());

const BUNDLE = 'docs/config/lib/bundle.mdx';
const TOOLS = 'docs/config/rsbuild/tools.mdx';
const SAMPLE_FAULTS: Fault[] = [
  {
    name: 'a wrong listing',
    page: BUNDLE,
    from: '```text title="dist" sample="exclude"\nindex.js',
    to: '```text title="dist" sample="exclude"\nmain.js',
    says: 'the listing of dist differs',
  },
  {
    name: 'a wrong content',
    page: BUNDLE,
    from: '```js title="dist/bundle/index.js" sample="compare"\nconst add',
    to: '```js title="dist/bundle/index.js" sample="compare"\nconst plus',
    says: 'dist/bundle/index.js differs',
  },
  {
    name: 'a message that does not come',
    page: BUNDLE,
    from: 'fails="is not supported when"',
    to: 'fails="is forbidden"',
    says: 'fails without saying "is forbidden"',
  },
  {
    name: 'a file that is not written',
    page: BUNDLE,
    from: 'title="dist/bundle/index.js"',
    to: 'title="dist/bundle/main.js"',
    says: 'does not write dist/bundle/main.js',
  },
  {
    name: 'an option that does not exist',
    page: 'docs/config/lib/auto-extension.mdx',
    from: 'autoExtension: false,',
    to: 'autoExtensions: false,',
    says: "'autoExtensions' does not exist",
  },
  {
    name: 'code that says nothing',
    page: TOOLS,
    from: '```ts check\n',
    to: '```ts\n',
    says: 'say sample="id"',
  },
  {
    name: 'an attribute that nobody knows',
    page: TOOLS,
    from: '```ts check\n',
    to: '```ts chekc\n',
    says: 'unknown attribute "chekc"',
  },
  {
    name: 'a rejected type that is accepted',
    page: TOOLS,
    from: '```ts check\n',
    to: '```ts check="error"\n',
    says: 'the types accept this code',
  },
];

describe('npm run samples fails for', () => {
  it.each(SAMPLE_FAULTS)('$name', async ({ page, from, to, says }) => {
    const line = await copy.replace(page, from, to);
    const { code, findings } = await copy.check('samples', '--filter', page);
    expect(code).toBe(1);
    expect(findings).toContainEqual(
      expect.objectContaining({ file: page, line, message: expect.stringContaining(says) }),
    );
  });

  it('writes what the tool gives with --update, and is clean then', async () => {
    const page = 'docs/config/lib/bundle.mdx';
    const before = await copy.read(page);
    await copy.replace(page, SAMPLE_FAULTS[0]!.from, SAMPLE_FAULTS[0]!.to);
    await copy.replace(page, SAMPLE_FAULTS[1]!.from, SAMPLE_FAULTS[1]!.to);
    expect((await copy.check('samples', '--filter', page, '--update')).code).toBe(0);
    expect(await copy.read(page)).toBe(before);
  });
});
