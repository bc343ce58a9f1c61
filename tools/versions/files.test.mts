import fs from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { installSources, placesOf } from './files.mts';

const { english, sidebars } = placesOf('1.0');
const PAGE = `${english}/a.mdx`;

const { at: inRoot, clear, write, read } = tempFolder();
const install = () => installSources(inRoot('from'), inRoot('to'), '1.0', ['1.0']);

beforeEach(() => {
  clear();
  write(`from/${PAGE}`, 'New');
  write(`from/${sidebars}`, '{}');
  write('to/package.json', '{}');
});

it('moves the files of a version and names it', () => {
  install();
  expect(read(`to/${PAGE}`)).toBe('New');
  expect(read('to/versions.json')).toBe('[\n  "1.0"\n]\n');
});

it('takes away what it moved where the rest cannot be, and nothing else', () => {
  // A folder cannot be replaced by a file.
  write(`to/${sidebars}/mine.txt`, 'Mine');
  expect(install).toThrow();
  expect(fs.existsSync(inRoot(`to/${english}`))).toBe(false);
  expect(read(`to/${sidebars}/mine.txt`)).toBe('Mine');
  expect(fs.existsSync(inRoot('to/versions.json'))).toBe(false);
  write(`to/${PAGE}`, 'Mine');
  expect(install).toThrow();
  expect(read(`to/${PAGE}`)).toBe('Mine');
});
