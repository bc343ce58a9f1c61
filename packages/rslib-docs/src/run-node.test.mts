import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../testing/library.mts';
import { runApart } from './mcp.mts';

const SCRIPT = `
const [name, ...rest] = process.argv.slice(2);
if (name === 'hang') setInterval(() => {}, 1000);
if (name === 'refuse') { console.error('no such folder'); process.exit(1); }
if (name === 'find') { console.log('1 finding.'); process.exit(1); }
if (name === 'echo') process.stdin.on('data', (text) => console.log(rest.join(' ') + text));
`;
const { argv } = process;
const script = path.join(makeFolder({ 'a.cjs': SCRIPT }).dir, 'a.cjs');

beforeEach(() => (process.argv = [argv[0]!, script]));
afterEach(() => (process.argv = argv));

const { signal } = new AbortController();
const limits = { timeout: 10_000, signal };

it('answers with what the command prints, also where it has findings, or says why it refuses', async () => {
  expect(await runApart(['echo', 'a '], { ...limits, input: 'b' })).toBe('a b');
  expect(await runApart(['find'], limits)).toBe('1 finding.');
  await expect(runApart(['refuse'], limits)).rejects.toThrow('no such folder');
});

it('stops what takes too long, and what is cancelled', async () => {
  const late = runApart(['hang'], { timeout: 300, signal });
  await expect(late).rejects.toThrow('more than 0.3 s');
  const controller = new AbortController();
  const cancelled = runApart(['hang'], { timeout: 10_000, signal: controller.signal });
  setTimeout(() => controller.abort(), 200);
  await expect(cancelled).rejects.toThrow('cancelled');
});
