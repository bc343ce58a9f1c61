import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareBuilds } from './compare.mts';

let dir: string;
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'))));
afterEach(() => fs.rmSync(dir, { recursive: true }));

function write(build: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(dir, build, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return path.join(dir, build);
}

it('takes names of content and of classes for no difference', () => {
  const before = write('a', {
    '404.html': '',
    'x.html': '<p class="a1 b2"><script src=/assets/main.aaaaaaa1.js>',
    'assets/main.aaaaaaa1.js': 'f("c3")',
  });
  const after = write('b', {
    '404.html': '',
    'x.html': '<p class="q1 r2"><script src=/assets/main.bbbbbbb2.js>',
    'assets/main.bbbbbbb2.js': 'f("s3")',
  });
  expect(compareBuilds(before, after)).toEqual([]);
});

it('lists what was added, removed and changed, with the place', () => {
  const before = write('a', { '404.html': '', 'old.html': '12', 'x.html': '<p>one</p>' });
  const after = write('b', { '404.html': '', 'new.html': '123', 'x.html': '<p>other</p>' });
  expect(compareBuilds(before, after)).toEqual([
    { address: '/new.html', state: 'added', bytes: 3 },
    { address: '/old.html', state: 'removed', bytes: -2 },
    { address: '/x.html', state: 'differs', bytes: 2, before: '<p>one</p>', after: '<p>other</p>' },
  ]);
});

it('differs where a page shows another file of the same name without its content', () => {
  const images = { 'img/shot-aaaaaaa1.png': '1', 'img/shot-bbbbbbb2.png': '2', '404.html': '' };
  const before = write('a', { ...images, 'x.html': '<img src=/img/shot-aaaaaaa1.png>' });
  const after = write('b', { ...images, 'x.html': '<img src=/img/shot-bbbbbbb2.png>' });
  expect(compareBuilds(before, after)).toMatchObject([{ address: '/x.html', state: 'differs' }]);
});

it('compares pictures by their bytes', () => {
  const before = write('a', { '404.html': '', 'i.png': '1' });
  const after = write('b', { '404.html': '', 'i.png': '2' });
  expect(compareBuilds(before, after)).toMatchObject([{ address: '/i.png', state: 'differs' }]);
});
