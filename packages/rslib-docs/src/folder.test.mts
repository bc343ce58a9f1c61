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

it.each(['../secret.json', path.join(outer.dir, 'secret.json'), 'a/../../secret.json'])(
  'refuses %s, which lies outside',
  (file) => {
    expect(() => folder.read(file)).toThrow('lies outside of');
  },
);

it('refuses a link that leads outside', () => {
  fs.symlinkSync('../secret.json', path.join(outer.dir, 'inner/link.json'));
  expect(() => folder.read('link.json')).toThrow('lies outside of');
  expect(folder.holds(`${folder.root}/link.json`)).toBe(false);
});

it.each([
  ['list.json', 'list.json does not hold an object'],
  ['broken.json', 'broken.json is not valid JSON'],
])('says what is wrong with %s', (file, message) => {
  expect(() => folder.readJson(file)).toThrow(message);
});
