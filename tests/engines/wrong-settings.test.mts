import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SearchGateway } from './search-gateway.mts';
import { GATEWAY } from './sphinx-cluster.mts';

it.each([
  ['a path with a comment in it', ['a#b']],
  ['half a shard', ['x', '--shards', '1.5']],
  ['an address that is none', ['x', '--host', '999.1.1.1']],
])('the configuration of Sphinx is not written for %s', async (_name, args) => {
  const command = path.join(GATEWAY, 'dist/sphinx-config.mjs');
  const cwd = await fs.mkdtemp(path.join(os.tmpdir(), 'sphinx-config-'));
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { cwd });
  expect(status).toBe(2);
  expect(stderr.toString()).toContain('Usage');
  expect(await fs.readdir(cwd)).toEqual([]);
  await fs.rm(cwd, { recursive: true });
});

it.each([
  [{ ENGINE_URL: '' }, 'ENGINE_URL'],
  [{ ENGINE_URL: 'mongodb://user:secret@x' }, 'ENGINE_URL'],
  [{ ALLOWED_ORIGINS: 'rslib.rs' }, 'ALLOWED_ORIGINS'],
  [{ RATE_PER_MINUTE: 'many' }, 'RATE_PER_MINUTE'],
  [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY'],
])('a setting that cannot be right stops the start by name: %j', async (env, name) => {
  const start = SearchGateway.start({ ENGINE_URL: 'sphinx://127.0.0.1:9306', ...env });
  await expect(start).rejects.toThrow(name);
  await expect(start).rejects.not.toThrow('secret');
});
