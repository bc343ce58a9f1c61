import fs from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder.mts';
import { assertPlainFiles } from './plain-files.mts';

const folder = tempFolder();
const { dir: root, at, write } = folder;
beforeEach(() => {
  folder.clear();
  for (const name of ['docs/guide', 'blog', 'i18n/zh', 'static/img']) write(`${name}/a.mdx`, 'a');
});

it('plain files and folders pass, and folders may be missing', () => {
  fs.rmSync(at('blog'), { recursive: true });
  expect(() => assertPlainFiles(root)).not.toThrow();
});

it.each([
  ['a file of the machine', 'static/leak.txt', '/etc/hostname'],
  ['a file of the project', 'docs/guide/b.mdx', 'a.mdx'],
  ['a folder', 'i18n/zh/more', '../../docs'],
  ['nothing', 'blog/gone.mdx', './nowhere'],
])('a link to %s is named', (_to, link, target) => {
  fs.symlinkSync(target, at(link));
  expect(() => assertPlainFiles(root)).toThrow(`${link} is not a plain file`);
});

it('an input folder that is a link itself is named', () => {
  fs.rmSync(at('static'), { recursive: true });
  fs.symlinkSync('/etc', at('static'));
  expect(() => assertPlainFiles(root)).toThrow('static is not a plain file or folder');
});

it('all of them are named at once', () => {
  for (const link of ['static/b', 'docs/c']) fs.symlinkSync('/etc/hostname', at(link));
  expect(() => assertPlainFiles(root)).toThrow(/docs\/c [\s\S]*static\/b /);
});
