import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuiltSite } from './built-site.mts';
import { readCode } from './code-hash.mts';
import { ProofStore } from './store.mts';

let dir: string;
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'proofs-'));
});
afterEach(() => fs.rm(dir, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), content);
  }
}

describe('a built site', () => {
  const ADDRESSES = ['/a', '/b', '/assets/main.#.js', '/assets/page.#.js', '/nowhere', '/img.png'];
  /** A build in which one file has other content, and so another name, which `main` knows. */
  const build = (page: string, hash: string) => ({
    '404.html': 'Missing',
    'a.html': '<script src=/assets/main.00000001.js>',
    'b.html': `<script src=/assets/page.${hash}.js>`,
    'assets/main.00000001.js': `load("page.${hash}.js", "#12345678")`,
    [`assets/page.${hash}.js`]: page,
    'img.png': '12345678',
  });
  const hashes = () => {
    const site = new BuiltSite(dir);
    return ADDRESSES.map((address) => site.hashOf(address));
  };

  it('differs where the content of a file does, not where its name is', async () => {
    await write(build('one', 'aaaaaaa1'));
    const before = hashes();
    await fs.rm(path.join(dir, 'assets/page.aaaaaaa1.js'));
    await write(build('two', 'bbbbbbb2'));
    const changed = ADDRESSES.filter((_, index) => hashes()[index] !== before[index]);
    expect(changed).toEqual(['/assets/page.#.js']);
  });

  it('differs where other things are that look like such names', async () => {
    await write(build('one', 'aaaaaaa1'));
    const before = hashes();
    const main = 'assets/main.00000001.js';
    await write({ [main]: 'load("page.aaaaaaa1.js", "#12345679")', 'img.png': '12345679' });
    const changed = ADDRESSES.filter((_, index) => hashes()[index] !== before[index]);
    expect(changed).toEqual(['/assets/main.#.js', '/img.png']);
  });

  it('differs where a page shows another file of the same name without its content', async () => {
    const files = { 'img/shot-aaaaaaa1.png': '1', 'img/shot-bbbbbbb2.png': '2', '404.html': '' };
    await write({ ...files, 'a.html': '<img src=/img/shot-aaaaaaa1.png>' });
    const before = new BuiltSite(dir).hashOf('/a');
    await write({ 'a.html': '<img src=/img/shot-bbbbbbb2.png>' });
    expect(new BuiltSite(dir).hashOf('/a')).not.toBe(before);
  });

  it('knows files by addresses in which letters are encoded', async () => {
    await write({ '404.html': '', '图-aaaaaaa1.txt': 'one' });
    const before = new BuiltSite(dir).hashOf('/%E5%9B%BE-#.txt');
    await write({ '图-aaaaaaa1.txt': 'two' });
    expect(new BuiltSite(dir).hashOf('/%E5%9B%BE-#.txt')).not.toBe(before);
  });

  it('knows a page that is missing, and one that has come', async () => {
    await write(build('one', 'aaaaaaa1'));
    const before = hashes();
    await write({ 'nowhere.html': 'Missing' });
    const changed = ADDRESSES.filter((_, index) => hashes()[index] !== before[index]);
    expect(changed).toEqual(['/nowhere']);
  });
});

describe('the code of a test', () => {
  const CODE = {
    'package-lock.json': '{}',
    'a.mts': "import { b } from './b.mts';\nimport 'some-package';\nimport 'node:fs';\nb();\n",
    'b.mts':
      "import data from './data.json' with { type: 'json' };\nexport const b = () => data;\n",
    'data.json': '{ "a": 1 }',
    'other.mts': 'export {};\n',
    'picture.png': 'x',
  };
  const hash = async () => (await readCode(dir, 'a.mts', ['picture.png'])).hash;

  it('is all that it imports', async () => {
    await write(CODE);
    const { files, importsOf } = await readCode(dir, 'a.mts');
    expect(importsOf('a.mts')).toEqual(['b.mts', 'some-package', 'node:fs']);
    expect(files).toEqual(['a.mts', 'b.mts', 'data.json', 'package-lock.json']);
  });

  it.each(['a.mts', 'b.mts', 'data.json', 'picture.png', 'package-lock.json'])(
    'differs where %s does',
    async (file) => {
      await write(CODE);
      const before = await hash();
      await write({ [file]: `${CODE[file as keyof typeof CODE]}\n` });
      expect(await hash()).not.toBe(before);
    },
  );

  it('goes into the packages of the project', async () => {
    await write({
      ...CODE,
      'a.mts': "import 'own-package/x';\n",
      'packages/own/package.json': '{ "name": "own-package", "exports": { "./x": "./x.mts" } }',
      'packages/own/x.mts': 'console.log(1);\n',
    });
    await fs.mkdir(path.join(dir, 'node_modules'));
    await fs.symlink('../packages/own', path.join(dir, 'node_modules/own-package'));
    const before = await hash();
    await write({ 'packages/own/x.mts': 'console.log(2);\n' });
    expect(await hash()).not.toBe(before);
  });

  it('is the same where others change', async () => {
    await write(CODE);
    const before = await hash();
    await write({ 'other.mts': 'export const c = 1;\n' });
    expect(await hash()).toBe(before);
  });
});

describe('the store of proofs', () => {
  it('keeps them by the name of the test, until they are forgotten', () => {
    const store = new ProofStore(dir);
    expect(store.read('a')).toBeUndefined();
    store.write('a', { code: '1' });
    store.write('b', { code: '2' });
    expect(store.read('a')).toEqual({ code: '1' });
    store.forget('a');
    store.forget('a');
    expect(store.read('a')).toBeUndefined();
    expect(store.read('b')).toEqual({ code: '2' });
  });

  it('takes a damaged file for none', async () => {
    const store = new ProofStore(dir);
    store.write('a', { code: '1' });
    const [file] = await fs.readdir(dir);
    await fs.writeFile(path.join(dir, file!), '{"code":');
    expect(store.read('a')).toBeUndefined();
  });
});
