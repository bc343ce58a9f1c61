import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.join(ROOT, 'src/features/home/showcase.json');
const copies: string[] = [];

function check(data: string): Promise<{ code: number; output: string }> {
  const args = ['--import=tsx', 'tools/home-showcase/home-showcase.mts', '--data', data];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

afterAll(() => Promise.all(copies.map((dir) => fs.rm(dir, { recursive: true }))));

it('what the home page shows is what Rslib builds today', async () => {
  expect(await check(DATA)).toEqual({ code: 0, output: '' });
});

it('anything else is noticed', async () => {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'home-showcase-data-'));
  copies.push(dir);
  const other = path.join(dir, 'showcase.json');
  const text = await fs.readFile(DATA, 'utf8');
  await fs.writeFile(other, text.replace('"1.6 kB"', '"1.5 kB"'));
  const { code, output } = await check(other);
  expect(code).toBe(1);
  expect(output).toContain('npm run site -- home-showcase --write');
});
