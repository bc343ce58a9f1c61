import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installSources, placesOf } from './files.mts';

const { english, sidebars } = placesOf('1.0');
const PAGE = `${english}/a.mdx`;

let root: string;
const inRoot = (file: string) => path.join(root, file);
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  fs.writeFileSync(inRoot(file), text);
};
const install = () => installSources(inRoot('from'), inRoot('to'), '1.0', ['1.0']);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'version-files-'));
  write(`from/${PAGE}`, 'New');
  write(`from/${sidebars}`, '{}');
  write('to/package.json', '{}');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('moves the files of a version and names it', () => {
  install();
  expect(fs.readFileSync(inRoot(`to/${PAGE}`), 'utf8')).toBe('New');
  expect(fs.readFileSync(inRoot('to/versions.json'), 'utf8')).toBe('[\n  "1.0"\n]\n');
});

it('takes away what it moved where the rest cannot be, and nothing else', () => {
  // A folder cannot be replaced by a file.
  write(`to/${sidebars}/mine.txt`, 'Mine');
  expect(install).toThrow();
  expect(fs.existsSync(inRoot(`to/${english}`))).toBe(false);
  expect(fs.readFileSync(inRoot(`to/${sidebars}/mine.txt`), 'utf8')).toBe('Mine');
  expect(fs.existsSync(inRoot('to/versions.json'))).toBe(false);
});

it('leaves what lay there', () => {
  write(`to/${PAGE}`, 'Mine');
  expect(install).toThrow();
  expect(fs.readFileSync(inRoot(`to/${PAGE}`), 'utf8')).toBe('Mine');
});
