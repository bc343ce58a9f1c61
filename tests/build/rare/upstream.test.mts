import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rehearse } from '../../../tools/upstream/rehearse.mts';
import { INVENTORY } from '@rslib-docs/runtime/upstream/inventory';
import { readInstalledUpstream } from '@rslib-docs/runtime/upstream/compare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureSite } from '../../lib/fixture-site.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('after an upgrade', () => {
  const COMPONENT = 'node_modules/@docusaurus/theme-classic/lib/theme/Tabs/index.js';
  let dir: string;
  let installed: string;
  const write = async (file: string, text: string) => {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), text);
  };
  const run = (...args: string[]) => {
    const loader = path.join(ROOT, 'node_modules/tsx/dist/loader.mjs');
    const all = [`--import=${loader}`, 'tools/upstream/upstream.mts', ...args];
    return spawnSync(process.execPath, all, { cwd: dir, encoding: 'utf8' });
  };

  beforeAll(async () => {
    dir = await fs.mkdtemp(path.join(os.tmpdir(), 'theme-diff-'));
    for (const name of ['tools/upstream', 'packages/kit', 'packages/runtime'])
      await fs.cp(path.join(ROOT, name), path.join(dir, name), { recursive: true });
    for (const name of ['kit', 'runtime']) {
      await fs.mkdir(path.join(dir, 'node_modules/@rslib-docs'), { recursive: true });
      await fs.symlink(
        path.join('../../packages', name),
        path.join(dir, 'node_modules/@rslib-docs', name),
      );
    }
    for (const [file, { text, version }] of readInstalledUpstream(ROOT)) {
      await write(`node_modules/${file}`, text);
      const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(file)!;
      await write(`node_modules/${name}/package.json`, JSON.stringify({ version }));
    }
    await write('package.json', '{ "type": "module" }');
    const manifest = 'node_modules/@docusaurus/theme-classic/package.json';
    await write(manifest, await fs.readFile(path.join(ROOT, manifest), 'utf8'));
    await fs.symlink(path.join(ROOT, 'node_modules/diff'), path.join(dir, 'node_modules/diff'));
    installed = await fs.readFile(path.join(ROOT, COMPONENT), 'utf8');
    await write(COMPONENT, installed);
    await write('src/theme/Tabs/index.tsx', '/* Ejected from theme-classic 3.10.2: why. */\n');
    expect(run('--write').status).toBe(0);
  });
  afterAll(() => fs.rm(dir, { recursive: true }));

  it('is silent as long as nothing has changed', () => {
    const { status, stdout } = run();
    expect(status, stdout).toBe(0);
    expect(stdout).toContain('1 components are as they were compared');
  });

  it('shows what has changed, until it is accepted @F242', async () => {
    const [first, ...others] = installed.split('\n');
    await write(COMPONENT, ['new line', ...others].join('\n'));
    const { status, stdout, stderr } = run();
    expect(status, stderr).toBe(1);
    expect(stdout).toContain('Tabs theme-classic has changed');
    expect(stdout).toContain(`-${first}\n+new line\n ${others[0]}`);
    expect(run('--write').status).toBe(0);
    expect(run().status).toBe(0);
  });

  it('shows a module of the inventory that has changed, with what to do', async () => {
    const link = 'node_modules/@docusaurus/core/lib/client/exports/Link.js';
    const text = await fs.readFile(path.join(dir, link), 'utf8');
    await write(link, text.replace('\n', '\n// new\n'));
    const { status, stdout, stderr } = run();
    expect(status, stderr).toBe(1);
    expect(stdout).toContain(
      'Upstream "link": @docusaurus/core/lib/client/exports/Link.js is changed',
    );
    expect(stdout).toContain(INVENTORY.link.onChange);
    expect(stdout).toContain('+// new');
    expect(run('--write').status).toBe(0);
    expect(run().status).toBe(0);
  });

  it('names a slot that replaces nothing', async () => {
    await write('src/theme/Gone/index.tsx', '/* Ejected from theme-classic 3.10.2: why. */\n');
    expect(run().stdout).toContain('Gone is not there any more');
    expect(run('--write').status).toBe(1);
  });

  it('tells wrong usage', () => {
    const { status, stderr } = run('nope');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run site -- upstream');
  });
});

it('another published version is compared without being installed', async () => {
  const [first] = readInstalledUpstream(ROOT).values();
  const same = await rehearse(ROOT, first!.version);
  expect(same.length).toBeGreaterThan(40);
  expect(same.filter(({ state }) => state !== 'same')).toEqual([]);
}, 120_000);

it('a build with another upstream file stops with the name of its row @F242', async () => {
  const site = await FixtureSite.create({ isEnglish: true });
  try {
    const scope = path.join(site.dir, 'node_modules/@docusaurus');
    const source = await fs.realpath(scope);
    await fs.rm(scope);
    await fs.mkdir(scope);
    for (const name of await fs.readdir(source)) {
      if (name === 'core')
        await fs.cp(path.join(source, name), path.join(scope, name), { recursive: true });
      else await fs.symlink(path.join(source, name), path.join(scope, name));
    }
    const link = 'node_modules/@docusaurus/core/lib/client/exports/Link.js';
    await site.write(link, `${await site.read(link)}\n// Of another version.\n`);
    const { code, output } = await site.build();
    expect(code, output).toBe(1);
    expect(output).toContain(
      'Upstream "link": @docusaurus/core/lib/client/exports/Link.js is changed',
    );
    expect(output).toContain(INVENTORY.link.onChange);
  } finally {
    await site.remove();
  }
}, 120_000);
