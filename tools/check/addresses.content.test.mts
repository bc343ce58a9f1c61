import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REDIRECTS } from '../../src/site/redirects';
import { readArchived } from '@rslib-docs/kit/node/versions';
import { listFiles } from '@rslib-docs/kit/node/files';
import { PUBLISHED_FILE, checkAddresses, record, type Published } from './check-addresses.mts';
import { readAddresses, versionOf, type SourcePage } from './read-addresses.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const versions = await readAddresses(ROOT);
const archived = readArchived(ROOT).map(({ version }) => version);
const addresses = versions.get('/')!;
const published = JSON.parse(
  await fs.readFile(path.join(ROOT, PUBLISHED_FILE), 'utf8'),
) as Published;

const page = (...ids: string[]): SourcePage => ({ en: new Set(ids), zh: undefined });
const site = (...pages: [string, SourcePage][]) => new Map([['/', new Map(pages)]]);

describe('published addresses', () => {
  it('all answer', () => {
    expect(Object.keys(published['/']!).length).toBeGreaterThan(40);
    expect(checkAddresses(versions, published, REDIRECTS, archived)).toEqual([]);
  });

  it('a page that vanishes must be redirected @F241', () => {
    const gone = { '/': { '/': [], '/guide/gone': [] } };
    const now = site(['/', page()]);
    expect(checkAddresses(now, gone, [])).toEqual([
      expect.stringMatching(/^\/guide\/gone was published and is gone.*redirects\.ts/),
    ]);
    expect(checkAddresses(now, gone, [{ from: '/guide/gone', to: '/' }])).toEqual([]);
    expect(record(now, gone)).toEqual(gone);
  });

  it('a new page or section must be recorded, so that its loss is told later', () => {
    const now = site(['/', page('usage')], ['/guide/new', page('usage')]);
    const known = { '/': { '/': [] } };
    expect(checkAddresses(now, known, [])).toEqual([
      '/ has new sections: #usage. Run npm run site -- check addresses --write.',
      '/guide/new is new. Run npm run site -- check addresses --write.',
    ]);
    expect(record(now, known)).toEqual({ '/': { '/': ['usage'], '/guide/new': ['usage'] } });
    expect(checkAddresses(now, record(now, known), [])).toEqual([]);
  });

  it('a section that gets another id is told, until its going is recorded', () => {
    const now = site(['/cli', page('flags', 'shared')]);
    const known = { '/': { '/cli': ['common', 'flags'] } };
    expect(checkAddresses(now, known, [])).toEqual([
      expect.stringMatching(
        /^\/cli#common was published and is gone; new are #shared\..*--write\.$/,
      ),
    ]);
    expect(checkAddresses(now, record(now, known), [])).toEqual([]);
  });

  it('a section that only the Chinese page has lost is told', () => {
    const now = site(['/cli', { en: new Set(['flags']), zh: new Set() }]);
    expect(checkAddresses(now, { '/': { '/cli': ['flags'] } }, [])).toEqual([
      expect.stringMatching(/^\/zh\/cli#flags was published and is gone\./),
    ]);
  });

  it('an unlisted page answers and is never recorded', () => {
    const hidden = { ...page(), isUnlisted: true };
    const now = site(['/', page()], ['/guide/hidden', hidden]);
    const known = { '/': { '/': [] } };
    expect(checkAddresses(now, known, [])).toEqual([]);
    expect(record(now, known)).toEqual(known);
    // One that was listed before is still there.
    const listed = { '/': { '/': [], '/guide/hidden': [] } };
    expect(checkAddresses(now, listed, [])).toEqual([]);
  });
});

describe('published addresses of versions', () => {
  const latest = new Map([['/a', page('one')]]);
  const known = { '/': { '/a': ['one'] }, '/next/': { '/a': ['one'] } };
  const moved = new Map([['/b', page('one')]]);

  it('come from the folder that each version is made of', () => {
    const names = ['2.0', '1.0'];
    expect(versionOf('docs/a.mdx', [])).toBe('/');
    expect(versionOf('docs/a.mdx', names)).toBe('/next/');
    expect(versionOf('blog/a.mdx', names)).toBe('/');
    expect(versionOf('versioned_docs/version-2.0/a.mdx', names)).toBe('/');
    expect(versionOf('versioned_docs/version-1.0/a.mdx', names)).toBe('/1.0/');
  });

  it('a page that moves in next is missing only there', () => {
    const now = new Map([['/', latest], ['/next/', moved]]); // prettier-ignore
    expect(checkAddresses(now, known, [])).toEqual([
      expect.stringMatching(/^\/next\/a was published and is gone\..*where \/a has moved/),
      expect.stringMatching(/^\/next\/b is new/),
    ]);
    expect(checkAddresses(now, record(now, known), [{ from: '/a', to: '/b' }])).toEqual([]);
    expect(record(now, known)['/']).toEqual({ '/a': ['one'] });
  });

  it('a version that was cut is recorded as a whole, a removed one is reported', () => {
    const now = new Map([['/', latest], ['/1.0/', latest]]); // prettier-ignore
    expect(checkAddresses(now, known, [])).toEqual([
      expect.stringMatching(/^\/next\/ was published and is gone/),
      '/1.0/: its 1 addresses are not recorded. Run npm run site -- check addresses --write.',
    ]);
    const archived = { '/': known['/'], '/0.9/': { '/a': [] } };
    expect(checkAddresses(new Map([['/', latest]]), archived, [], ['0.9'])).toEqual([]);
  });
});

/** Packages of the documented tool whose messages lead to this site. */
const PRINTING = ['@rslib/core', 'rsbuild-plugin-dts'];

async function printedAddresses(): Promise<string[]> {
  const found = new Set<string>();
  for (const name of PRINTING) {
    const dist = path.join(ROOT, 'node_modules', name, 'dist');
    for (const file of await listFiles(dist, '.js')) {
      const code = await fs.readFile(path.join(dist, file), 'utf8');
      for (const [, address] of code.matchAll(/https:\/\/rslib\.rs(\/[\w/#.-]*)/g)) {
        found.add(address!);
      }
    }
  }
  return [...found].sort();
}

describe('addresses that the installed tool prints', async () => {
  const printed = await printedAddresses();

  expect(printed.length).toBeGreaterThan(0);

  it.each(printed)('%s answers in both languages', (address) => {
    const [route, id] = address.split('#');
    const page = addresses.get(route!);
    expect(page, 'the page exists').toBeDefined();
    if (!id) return;
    expect([...page!.en]).toContain(id);
    expect([...page!.zh!]).toContain(id);
  });
});
