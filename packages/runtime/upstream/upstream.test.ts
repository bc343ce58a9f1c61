import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { RspackOptions, Stats } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import {
  UPSTREAM_LOCK,
  assertComparedUpstream,
  findUpstreamChanges,
  readInstalledUpstream,
  readUpstreamLock,
} from './compare';
import { INVENTORY, type UpstreamName } from './inventory';
import { replaceModules } from './replace-modules';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ROWS = Object.entries(INVENTORY).flatMap(([row, { files }]) =>
  files.map((file) => [row as UpstreamName, file] as const),
);

let dir: string;
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'upstream-'))));
afterEach(() => fs.rmSync(dir, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

describe('the inventory', () => {
  it('is as it was compared: npm run site -- upstream', () => {
    const installed = readInstalledUpstream(ROOT);
    expect(installed.size).toBeGreaterThan(20);
    expect(findUpstreamChanges(readUpstreamLock(ROOT), installed)).toEqual([]);
    expect(Object.keys(readUpstreamLock(ROOT)).sort()).toEqual([...installed.keys()].sort());
  });

  it('has a row for every module that code imports from inside of a package', async () => {
    const asked = new Set<string>();
    for (const folder of ['packages', 'src', 'tools'])
      for (const ending of ['.ts', '.tsx', '.mts'])
        for (const file of await listFiles(path.join(ROOT, folder), ending)) {
          if (/\.test\.|\/inventory\.ts$/.test(file)) continue;
          const code = fs.readFileSync(path.join(ROOT, folder, file), 'utf8');
          const inside = code.matchAll(/['"](@docusaurus\/[\w-]+\/(?:lib|src)\/[\w/.-]+)['"]/g);
          for (const [, module] of inside) asked.add(module!.replace(/(?:\.js)?$/, '.js'));
        }
    const known: readonly string[] = ROWS.map(([, file]) => file);
    expect([...asked].filter((module) => !known.includes(module))).toEqual([]);
    expect(asked.size).toBeGreaterThan(3);
  });

  describe('where a file differs from the one that was compared', () => {
    beforeEach(() => {
      write('package.json', '{}');
      write(UPSTREAM_LOCK, fs.readFileSync(path.join(ROOT, UPSTREAM_LOCK), 'utf8'));
      for (const [file, { text, version }] of readInstalledUpstream(ROOT)) {
        const name = /^(?:@[^/]+\/)?[^/]+/.exec(file)![0];
        write(`node_modules/${file}`, text);
        write(`node_modules/${name}/package.json`, JSON.stringify({ version }));
      }
    });

    it('nothing is said while nothing does', () => {
      expect(() => assertComparedUpstream(dir)).not.toThrow();
    });

    it.each(ROWS)('%s stops the build: %s', (row, file) => {
      fs.appendFileSync(path.join(dir, 'node_modules', file), '\n');
      const { by, onChange } = INVENTORY[row];
      expect(() => assertComparedUpstream(dir)).toThrow(`Upstream "${row}": ${file} is changed`);
      expect(() => assertComparedUpstream(dir)).toThrow(`by ${by}. ${onChange}`);
    });

    it('a file that is gone stops it too', () => {
      const [row, file] = ROWS[0]!;
      fs.rmSync(path.join(dir, 'node_modules', file));
      expect(() => assertComparedUpstream(dir)).toThrow(`Upstream "${row}": ${file} is gone`);
    });
  });
});

describe('a replacement', () => {
  function bundle(code: string, mode: 'production' | 'development'): Promise<Stats> {
    write('entry.js', code);
    write('instead.js', "export default 'ours';\n");
    const plugin = replaceModules({ instance: rspack } as never, [
      { row: 'link', asked: /^some-link$/, instead: path.join(dir, 'instead.js') },
    ]);
    const options: RspackOptions = {
      context: dir,
      mode,
      entry: './entry.js',
      output: { path: path.join(dir, 'dist') },
      plugins: [plugin as never],
    };
    return new Promise((resolve, reject) => {
      rspack(options, (error, stats) => (error ? reject(error) : resolve(stats!)));
    });
  }

  it('takes the place of the module', async () => {
    const stats = await bundle("import x from 'some-link';\nconsole.log(x);\n", 'production');
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
    expect(fs.readFileSync(path.join(dir, 'dist/main.js'), 'utf8')).toContain('ours');
  });

  it('that finds nothing to replace is an error of the build, by the name of its row', async () => {
    const stats = await bundle('console.log(1);\n', 'production');
    const [error] = stats.toJson({ all: false, errors: true }).errors!;
    expect(error!.message).toContain('Upstream "link": nothing imports /^some-link$/ any more');
    expect(error!.message).toContain(INVENTORY.link.onChange);
  });

  it('may find nothing in development, where modules come from a cache', async () => {
    const stats = await bundle('console.log(1);\n', 'development');
    expect(stats.hasErrors()).toBe(false);
  });
});
