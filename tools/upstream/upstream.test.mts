import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { listFiles } from '@rslib-docs/kit/node/files';
import { findUpstreamChanges, readUpstream } from '@rslib-docs/runtime/upstream/checks';
import { readInventory, readUpstreamLock } from './inventory.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const rows = await readInventory(ROOT);
const installed = readUpstream(ROOT, rows);
const compared = readUpstreamLock(ROOT);

it('nothing of Docusaurus has changed since ours was compared, and what does is told: npm run site -- upstream', () => {
  expect(findUpstreamChanges(rows, compared, installed)).toEqual([]);
  expect(Object.keys(compared).sort()).toEqual(Object.keys(installed));
  expect(Object.keys(rows).filter((row) => row.startsWith('src/theme/')).length).toBeGreaterThan(9);
  for (const [row, { by, onChange, files }] of Object.entries(rows))
    for (const file of files) {
      const changed = { ...installed, [file]: { version: '9.0.0', sha256: 'other' } };
      const said = findUpstreamChanges(rows, compared, changed).join('\n');
      expect(said).toContain(`Upstream "${row}": ${file} is changed`);
      expect(said).toContain(`installed: 9.0.0`);
      expect(said).toContain(`by ${by}. ${onChange}`);
      expect(said).toMatch(/npm diff --diff=\S+ --diff=\S+@9\.0\.0 /);
      // Another version that holds the same.
      const same = { ...installed, [file]: { ...installed[file]!, version: '9.0.0' } };
      expect(findUpstreamChanges(rows, compared, same)).toEqual([]);
    }
});

it('every module that code imports from inside of a package has a row', async () => {
  const asked = new Set<string>();
  for (const folder of ['packages', 'src', 'tools'])
    for (const ending of ['.ts', '.tsx', '.mts'])
      for (const file of await listFiles(path.join(ROOT, folder), ending)) {
        if (/\.test\.|\/inventory\.m?ts$/.test(file)) continue;
        const code = await fs.readFile(path.join(ROOT, folder, file), 'utf8');
        const inside = code.matchAll(/['"](@docusaurus\/[\w-]+\/(?:lib|src)\/[\w/.-]+)['"]/g);
        for (const [, module] of inside) asked.add(module!.replace(/(?:\.js)?$/, '.js'));
      }
  const known = Object.values(rows).flatMap(({ files }) => files);
  expect([...asked].filter((module) => !known.includes(module))).toEqual([]);
  expect(asked.size).toBeGreaterThan(3);
});

describe('a slot', () => {
  const { dir, clear, write } = tempFolder();
  const changes = async () => {
    const slots = await readInventory(dir);
    const found = Object.keys(slots).filter((row) => row.startsWith('src/theme/'));
    const own = Object.fromEntries(found.map((row) => [row, slots[row]!]));
    return findUpstreamChanges(own, {}, readUpstream(dir, own)).join('\n');
  };
  beforeEach(() => clear());

  it('stands for the components of all themes that its head names, folders or files', async () => {
    for (const [name, file] of [
      ['theme-classic', 'lib/theme/Bar/index.js'],
      ['theme-search-algolia', 'lib/theme/Bar.js'],
      ['core', 'lib/client/theme-fallback/Error/index.js'],
    ]) {
      write(`node_modules/@docusaurus/${name}/package.json`, '{ "version": "3.0.0" }');
      write(`node_modules/@docusaurus/${name}/${file}`, '');
    }
    write('src/theme/Bar/index.tsx', '/* theme-search-algolia and theme-classic: why. */');
    write('src/theme/Error/index.tsx', '/* Ejected from theme-fallback 3.0.0: why. */');
    const said = await changes();
    expect(said).toContain('"src/theme/Bar": @docusaurus/theme-classic/lib/theme/Bar/index.js is');
    expect(said).toContain('"src/theme/Bar": @docusaurus/theme-search-algolia/lib/theme/Bar.js is');
    expect(said).toContain('@docusaurus/core/lib/client/theme-fallback/Error/index.js is new');
  });

  it('that replaces nothing is told, unless it says that no theme has it', async () => {
    write('src/theme/Own/index.tsx', '/* A part of our own; theme-classic has none. */');
    expect(await changes()).toBe('');
    write('src/theme/Gone/index.tsx', '/* Ejected from theme-classic 3.0.0: why. */');
    expect(await changes()).toContain('Upstream "src/theme/Gone"');
    expect(await changes()).toContain('is gone');
    write('src/theme/Mute/index.tsx', 'export {};');
    await expect(changes()).rejects.toThrow('src/theme/Mute/index.tsx does not name');
  });
});
