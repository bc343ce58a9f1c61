import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../testing/library.mts';
import { Folder } from './folder.mts';

const outer = makeFolder({
  'secret.json': '{}',
  'inner/package.json': '{ "name": "a" }',
  'inner/list.json': '[]',
  'inner/broken.json': '{ "name": }',
});
const folder = Folder.open(path.join(outer.dir, 'inner'));

it('reads what is below it, and says which folder or file does not exist', () => {
  expect(folder.readJson('package.json')).toEqual({ name: 'a' });
  expect(folder.readJson('none.json')).toBeUndefined();
  expect(() => Folder.open(path.join(outer.dir, 'none'))).toThrow('There is no folder');
  expect(() => folder.below('packages/a')).toThrow('There is no folder packages/a');
  expect(() => folder.read('tsup.config.ts')).toThrow('There is no file tsup.config.ts');
});

it('refuses what lies outside, or leads there', () => {
  fs.symlinkSync('../secret.json', path.join(outer.dir, 'inner/link.json'));
  const secret = path.join(outer.dir, 'secret.json');
  for (const file of ['../secret.json', secret, 'a/../../secret.json', 'link.json'])
    expect(() => folder.read(file), file).toThrow('lies outside of');
  expect(folder.holds(`${folder.root}/link.json`)).toBe(false);
});

it('says what is wrong with a file of JSON', () => {
  expect(() => folder.readJson('list.json')).toThrow('list.json does not hold an object');
  expect(() => folder.readJson('broken.json')).toThrow('broken.json is not valid JSON');
});
