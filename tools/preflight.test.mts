import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'preflight-'));
  fs.mkdirSync(path.join(dir, 'packages/one'), { recursive: true });
  fs.mkdirSync(path.join(dir, 'node_modules/@scope'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'packages/one/package.json'), '{ "name": "@scope/one" }');
  fs.mkdirSync(path.join(dir, 'tools'));
  fs.copyFileSync(
    path.join(import.meta.dirname, 'preflight.mjs'),
    path.join(dir, 'tools/preflight.mjs'),
  );
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

const run = () =>
  spawnSync(process.execPath, [path.join(dir, 'tools/preflight.mjs')], { encoding: 'utf8' });

it('says in one line which package is not linked, and what to do', () => {
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toBe('Not linked in node_modules: @scope/one. Run: npm ci\n');
});

it('is silent where all are', () => {
  fs.symlinkSync('../../packages/one', path.join(dir, 'node_modules/@scope/one'));
  expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
