import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameClasses } from './short-names';

let dir: string;
const file = (name: string) => path.join(dir, name);

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'short-names-'));
  await fs.mkdir(file('b'));
  await fs.writeFile(
    file('b/Menu.module.css'),
    '.menu{margin:.5rem}.menu:hover .item-x,.open.menu{color:red}',
  );
  await fs.writeFile(file('A.module.css'), '.a{}');
  await fs.writeFile(file('plain.css'), '.plain{}');
});
afterAll(() => fs.rm(dir, { recursive: true }));

it('names every class of a module once, and nothing else', () => {
  const names = nameClasses([dir]);
  expect([...names.keys()]).toEqual([file('A.module.css'), file('b/Menu.module.css')]);
  expect([...names.get(file('b/Menu.module.css'))!]).toEqual([
    ['menu', 'b0'],
    ['item-x', 'b1'],
    ['open', 'b2'],
  ]);
});

it('goes on after Z', async () => {
  const many = file('many');
  await fs.mkdir(many);
  for (let at = 10; at < 64; at += 1)
    await fs.writeFile(path.join(many, `${at}.module.css`), '.x{}');
  const names = [...nameClasses([many]).values()].map((classes) => classes.get('x'));
  expect(names.slice(50, 53)).toEqual(['Z0', 'aa0', 'ab0']);
  expect(new Set(names).size).toBe(54);
});
