import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertPlainFiles } from './plain-files.mts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-files-'));
  for (const folder of ['docs/guide', 'blog', 'i18n/zh', 'static/img']) {
    fs.mkdirSync(path.join(root, folder), { recursive: true });
    fs.writeFileSync(path.join(root, folder, 'a.mdx'), 'a');
  }
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('plain files and folders pass, and folders may be missing', () => {
  fs.rmSync(path.join(root, 'blog'), { recursive: true });
  expect(() => assertPlainFiles(root)).not.toThrow();
});

it.each([
  ['a file of the machine', 'static/leak.txt', '/etc/hostname'],
  ['a file of the project', 'docs/guide/b.mdx', 'a.mdx'],
  ['a folder', 'i18n/zh/more', '../../docs'],
  ['nothing', 'blog/gone.mdx', './nowhere'],
])('a link to %s is named', (_to, link, target) => {
  fs.symlinkSync(target, path.join(root, link));
  expect(() => assertPlainFiles(root)).toThrow(`${link} is not a plain file`);
});

it('an input folder that is a link itself is named', () => {
  fs.rmSync(path.join(root, 'static'), { recursive: true });
  fs.symlinkSync('/etc', path.join(root, 'static'));
  expect(() => assertPlainFiles(root)).toThrow('static is not a plain file or folder');
});

it('all of them are named at once', () => {
  for (const link of ['static/b', 'docs/c']) fs.symlinkSync('/etc/hostname', path.join(root, link));
  expect(() => assertPlainFiles(root)).toThrow(/docs\/c [\s\S]*static\/b /);
});
