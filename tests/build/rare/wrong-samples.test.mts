import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PagesCopy, type Fault } from '../../lib/pages-copy.mts';

let copy: PagesCopy;
beforeEach(async () => {
  copy = await PagesCopy.create();
});
afterEach(() => copy.remove());

const BUNDLE = 'docs/config/lib/bundle.mdx';
const TOOLS = 'docs/config/rsbuild/tools.mdx';
const LISTING: Fault = {
  name: 'a wrong listing',
  page: BUNDLE,
  from: '```text title="dist" sample="exclude"\nindex.js',
  to: '```text title="dist" sample="exclude"\nmain.js',
  says: 'the listing of dist differs',
};
const CONTENT: Fault = {
  name: 'a wrong content',
  page: BUNDLE,
  from: '```js title="dist/bundle/index.js" sample="compare"\nconst add',
  to: '```js title="dist/bundle/index.js" sample="compare"\nconst plus',
  says: 'dist/bundle/index.js differs',
};
/** In the order in which they are made: each stands in a place of its own. */
const SAMPLE_FAULTS: Fault[] = [
  LISTING,
  CONTENT,
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
    from: 'title="dist/bundleless/index.js"',
    to: 'title="dist/bundleless/main.js"',
    says: 'does not write dist/bundleless/main.js',
  },
  {
    name: 'an option that does not exist',
    page: BUNDLE,
    from: 'bundle: false,\n});\n```\n\n```ts title="src/index.ts" sample="types"',
    to: 'bundles: false,\n});\n```\n\n```ts title="src/index.ts" sample="types"',
    says: "'bundles' does not exist",
  },
  {
    name: 'an attribute that nobody knows',
    page: BUNDLE,
    from: '```ts title="src/start.ts" sample="types"\n',
    to: '```ts title="src/start.ts" sample="types" chekc\n',
    says: 'unknown attribute "chekc"',
  },
  {
    name: 'a rejected type that is accepted',
    page: TOOLS,
    from: '```ts check\n',
    to: '```ts check="error"\nexport const one = 1;\n```\n\n```ts\n',
    says: 'the types accept this code',
  },
  {
    name: 'code that says nothing',
    page: TOOLS,
    from: '```ts\n',
    to: '```ts \n',
    says: 'say sample="id"',
  },
];

describe('npm run site -- prove samples', () => {
  // A run costs seconds, so a page has all its faults at once.
  it.each([BUNDLE, TOOLS])('fails for every fault of %s, each by its line @F273', async (page) => {
    const faults = SAMPLE_FAULTS.filter((one) => one.page === page);
    const expected: object[] = [];
    for (const { from, to, says } of faults) {
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
    await copy.replace(BUNDLE, LISTING.from, LISTING.to);
    await copy.replace(BUNDLE, CONTENT.from, CONTENT.to);
    expect((await copy.check('samples', '--filter', BUNDLE, '--write')).code).toBe(0);
    expect(await copy.read(BUNDLE)).toBe(before);
  });
});
