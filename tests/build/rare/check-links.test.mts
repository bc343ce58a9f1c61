import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../../tools/serve/static-host.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
let dir: string;
let origin: string;
const asked: string[] = [];

// A site of others: each path answers in its own way.
const others = http.createServer((request, response) => {
  const name = request.url!.slice(1);
  asked.push(name);
  if (name === 'never') return;
  if (name === 'recovers') {
    const isFirst = asked.filter((one) => one === name).length <= 2;
    response.writeHead(isFirst ? 503 : 200).end();
  } else response.writeHead(Number(name.split('?')[0]) || 200).end('text');
});

function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const all = ['--import=tsx', 'tools/check/links.mts', ...args];
  const child = spawn(process.execPath, all, { cwd: ROOT });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(others, 0)}`;
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'check-links-'));
  const page = (...names: string[]) =>
    names.map((name) => `<a href=${origin}/${name}>x</a>`).join('') + '<a href=/inside>x</a>';
  await fs.mkdir(path.join(dir, 'zh'));
  await fs.writeFile(path.join(dir, 'a.html'), page('200?a=1&amp;b=2', '404', '404#x', 'never'));
  await fs.writeFile(path.join(dir, 'zh/b.html'), page('404', '500', 'recovers'));
  await fs.mkdir(path.join(dir, 'fine'));
  await fs.writeFile(path.join(dir, 'fine/c.html'), page('200'));
});
afterAll(async () => {
  others.closeAllConnections();
  others.close();
  await fs.rm(dir, { recursive: true });
});

it('lists page, link and status of what does not answer @F275', async () => {
  const { code, out, err } = await run('--dir', dir, '--timeout', '400', '--no-skip');
  expect(code, out + err).toBe(1);
  const lines = out.split('\n').filter((line) => line.includes('→'));
  expect(lines.sort()).toEqual([
    `a.html → ${origin}/404 → 404`,
    `a.html → ${origin}/never → no answer in 400 ms, or no such host`,
    `zh/b.html → ${origin}/404 → 404`,
    `zh/b.html → ${origin}/500 → 500`,
  ]);
  // `fine/c.html` brings the sixth.
  expect(out).toContain('6 links asked, 0 skipped, 3 do not answer.');
  expect(asked).toContain('200?a=1&b=2');
  expect(asked.filter((name) => name === '500').length, 'asked again').toBeGreaterThan(1);
  expect(err, 'no progress in a pipe').toBe('');
});

it('passes if all answer, and does not ask skipped sites', async () => {
  const fine = path.join(dir, 'fine');
  expect((await run('--dir', fine, '--no-skip')).out).toContain('1 links asked, 0 skipped, 0 do');
  const { code, out } = await run('--dir', fine);
  expect(code).toBe(0);
  expect(out).toContain('0 links asked, 1 skipped');
});

it.each([
  [['--timeout', 'soon'], 2, 'milliseconds'],
  [['--dir', 'no-such-folder'], 1, 'Run npm run build first'],
])('%j ends with %i', async (args, expected, says) => {
  const { code, err } = await run(...args);
  expect(code).toBe(expected);
  expect(err).toContain(says);
});
