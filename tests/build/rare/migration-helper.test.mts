import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertConfig } from 'tsup-to-rslib/src/convert';
import { runProject, type Outcome } from '@rslib-docs/samples/runner/run-builds';
import {
  findTypeErrors,
  projectOf,
  readTsupConfigs,
  type TsupConfig,
} from '../../lib/tsup-configs.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Inside the project, so that its packages are found. */
const WORK = path.join(ROOT, '.cache/migration-helper');
/** As many as two cores can run. */
const AT_ONCE = 2;
/** Half a minute where nothing else runs. */
const BUILDS_TIMEOUT_MS = 600_000;

const configs = await readTsupConfigs();
const codes = new Map(configs.map(({ name, source }) => [name, convertConfig(source).code]));
const dirOf = (name: string): string => path.join(WORK, 'packages', name);
const outcomes = new Map<string, Outcome>();
const abort = new AbortController();

async function build({ name, needsApiExtractor }: TsupConfig): Promise<void> {
  const args = ['build', ...(needsApiExtractor ? ['--no-dts'] : [])];
  const project = {
    files: projectOf(codes.get(name)!),
    commands: [{ program: 'rslib' as const, args, env: {} }],
  };
  const run = { dir: dirOf(name), root: ROOT, signal: abort.signal };
  outcomes.set(name, await runProject(project as never, run));
}

beforeAll(async () => {
  await fs.rm(WORK, { recursive: true, force: true });
  const queue = [...configs];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await build(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}, BUILDS_TIMEOUT_MS);
afterAll(async () => {
  abort.abort();
  await fs.rm(WORK, { recursive: true, force: true });
});

describe('configurations of tsup, converted', () => {
  it('are of many kinds', () => {
    expect(configs.length).toBeGreaterThanOrEqual(20);
  });

  it('satisfy the types of Rslib', () => {
    expect(
      findTypeErrors(configs.map(({ name }) => path.join(dirOf(name), 'rslib.config.ts'))),
    ).toEqual([]);
  });

  it.each(configs)('$name builds, and writes what it should', ({ name, writes }) => {
    const { code, printed, listing } = outcomes.get(name)!;
    expect(code, printed.join('\n')).toBe(0);
    expect(listing).toEqual(writes);
  });
});
