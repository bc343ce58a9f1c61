import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';

const { at, write } = tempFolder();
write('packages/one/package.json', '{ "name": "@scope/one" }');
write('tools/preflight.mjs', fs.readFileSync(path.join(import.meta.dirname, 'preflight.mjs')));

const run = () => spawnSync(process.execPath, [at('tools/preflight.mjs')], { encoding: 'utf8' });

it('says in one line which package is not linked, and what to do, and is silent where all are', () => {
  const refuses = (stderr: string) => expect(run()).toMatchObject({ status: 1, stderr });
  refuses('The packages are not installed. Run: npm ci\n');
  fs.mkdirSync(at('node_modules'));
  refuses('Not linked in node_modules: @scope/one. Run: npm ci\n');
  fs.mkdirSync(at('node_modules/@scope'), { recursive: true });
  fs.symlinkSync('../../packages/one', at('node_modules/@scope/one'));
  expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
