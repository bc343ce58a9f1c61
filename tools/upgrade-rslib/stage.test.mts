import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overlay } from './stage.mts';

let dir: string;
const inDir = (...names: string[]) => path.join(dir, ...names);
const write = (file: string, content: object | string = {}) => {
  fs.mkdirSync(path.dirname(inDir(file)), { recursive: true });
  fs.writeFileSync(inDir(file), typeof content === 'string' ? content : JSON.stringify(content));
};
const placeOf = (name: string) =>
  path.relative(fs.realpathSync(dir), fs.realpathSync(inDir('copy/node_modules', name)));

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'overlay-'));
  write('project/node_modules/left/package.json');
  write('project/node_modules/@rslib/core/package.json', { version: '1.0.1' });
  write('project/node_modules/@rsbuild/plugin/package.json', {
    peerDependencies: { '@rsbuild/core': '*' },
  });
  write('project/packages/own/package.json');
  write('copy/packages/own/package.json');
  fs.mkdirSync(inDir('project/node_modules/@docs'));
  fs.symlinkSync('../../packages/own', inDir('project/node_modules/@docs/own'));
  write('other/node_modules/@rslib/core/package.json', { version: '1.0.0' });
  overlay(
    inDir('project/node_modules'),
    inDir('copy/node_modules'),
    new Map([['@rslib/core', inDir('other/node_modules/@rslib/core')]]),
  );
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

it('a copy of the project has another Rslib, its own packages, and the rest of the project', () => {
  expect(placeOf('@rslib/core')).toBe('other/node_modules/@rslib/core');
  expect(placeOf('@docs/own')).toBe('copy/packages/own');
  expect(placeOf('left')).toBe('project/node_modules/left');
});

it('a plugin of Rsbuild is in the copy itself, so that it finds the Rsbuild of there', () => {
  expect(placeOf('@rsbuild/plugin')).toBe('copy/node_modules/@rsbuild/plugin');
});
