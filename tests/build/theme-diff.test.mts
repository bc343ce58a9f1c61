import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('after an upgrade', () => {
  const COMPONENT = 'node_modules/@docusaurus/theme-classic/lib/theme/Tabs/index.js';
  let dir: string;
  const write = async (file: string, text: string) => {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), text);
  };
  const run = (...args: string[]) => {
    const loader = path.join(ROOT, 'node_modules/tsx/dist/loader.mjs');
    const all = [`--import=${loader}`, 'tools/theme-diff/theme-diff.mts', ...args];
    return spawnSync(process.execPath, all, { cwd: dir, encoding: 'utf8' });
  };

  beforeAll(async () => {
    dir = await fs.mkdtemp(path.join(os.tmpdir(), 'theme-diff-'));
    for (const name of ['theme-diff', 'lib', 'i18n/write-files.mts']) {
      const from = path.join(ROOT, 'tools', name);
      await fs.cp(from, path.join(dir, 'tools', name), { recursive: true });
    }
    await write('package.json', '{ "type": "module" }');
    await write('node_modules/@docusaurus/theme-classic/package.json', '{ "version": "3.10.2" }');
    await fs.symlink(path.join(ROOT, 'node_modules/diff'), path.join(dir, 'node_modules/diff'));
    await write(COMPONENT, 'old line\nsame line\n');
    await write('src/theme/Tabs/index.tsx', '/* Ejected from theme-classic 3.10.2: why. */\n');
    expect(run('accept').status).toBe(0);
  });
  afterAll(() => fs.rm(dir, { recursive: true }));

  it('is silent as long as nothing has changed', () => {
    const { status, stdout } = run();
    expect(status, stdout).toBe(0);
    expect(stdout).toContain('1 components are as they were compared.');
  });

  it('shows what has changed, until it is accepted', async () => {
    await write(COMPONENT, 'new line\nsame line\n');
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toContain('Tabs theme-classic has changed');
    expect(stdout).toContain('-old line\n+new line\n same line');
    expect(run('accept').status).toBe(0);
    expect(run().status).toBe(0);
  });

  it('names a slot that replaces nothing', async () => {
    await write('src/theme/Gone/index.tsx', '/* Ejected from theme-classic 3.10.2: why. */\n');
    expect(run().stdout).toContain('Gone is not there any more');
    expect(run('accept').status).toBe(1);
  });

  it('tells wrong usage', () => {
    const { status, stderr } = run('nope');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run theme:diff');
  });
});
