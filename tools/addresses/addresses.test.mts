import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REDIRECTS } from '../../src/site/redirects';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { PUBLISHED_FILE, checkAddresses, publicAddresses } from './check-addresses.mts';
import { readAddresses } from './read-addresses.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const addresses = await readAddresses(ROOT);
const published = JSON.parse(
  await fs.readFile(path.join(ROOT, PUBLISHED_FILE), 'utf8'),
) as string[];

describe('published addresses', () => {
  it('all answer', () => {
    expect(published.length).toBeGreaterThan(40);
    expect(checkAddresses(addresses, published, REDIRECTS)).toEqual([]);
  });

  it('a page that vanishes must be redirected @F241', () => {
    const gone = [...published, '/guide/gone'];
    expect(checkAddresses(addresses, gone, [])).toEqual([
      expect.stringMatching(/^\/guide\/gone was published and is gone.*redirects\.ts/),
    ]);
    expect(checkAddresses(addresses, gone, [{ from: '/guide/gone', to: '/' }])).toEqual([]);
  });

  it('a new page must be recorded', () => {
    expect(checkAddresses(addresses, published.slice(1), [])).toEqual([
      expect.stringContaining('npm run site -- addresses --write'),
    ]);
  });

  it('an unlisted page answers and is never recorded', () => {
    const page = { en: new Set<string>(), zh: undefined, isUnlisted: true };
    const withHidden = new Map([...addresses, ['/guide/hidden', page]]);
    expect(checkAddresses(withHidden, published, REDIRECTS)).toEqual([]);
    expect(publicAddresses(withHidden)).not.toContain('/guide/hidden');
    // One that was listed before is still there.
    expect(checkAddresses(withHidden, [...published, '/guide/hidden'], REDIRECTS)).toEqual([]);
  });

  it('wrong usage is told', () => {
    const args = ['--import=tsx', 'tools/addresses/addresses.mts', 'nope'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run site -- addresses');
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

  it('are found', () => {
    expect(printed.length).toBeGreaterThan(0);
  });

  it.each(printed)('%s answers in both languages', (address) => {
    const [route, id] = address.split('#');
    const page = addresses.get(route!);
    expect(page, 'the page exists').toBeDefined();
    if (!id) return;
    expect([...page!.en]).toContain(id);
    expect([...page!.zh!]).toContain(id);
  });
});
