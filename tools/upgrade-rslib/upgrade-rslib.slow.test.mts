import { spawnSync } from 'node:child_process';
import fs, { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENTED_VERSION } from '../../src/site/identity';
import { namingVersion } from './keep-upgrade.mts';
import { WORK_FOLDER, overlaySamples } from './stage.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

function upgrade(...args: string[]) {
  const all = ['--import=tsx', 'tools/site/cli.mts', 'upgrade-rslib', ...args];
  // A registry that nobody answers: the tests ask no network.
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
  };
  return spawnSync(process.execPath, all, { cwd: ROOT, encoding: 'utf8', env });
}

it.each([[[]], [['one']], [['1.0.0', '1.0.1']], [['../1.0.0']]])('wrong usage: %j', (args) => {
  const { status, stderr } = upgrade(...args);
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: npm run site -- upgrade-rslib');
});

it('a version that cannot be had is one clear line, and nothing has changed', () => {
  const before = readFileSync(path.join(ROOT, 'package-lock.json'));
  const { status, stderr } = upgrade('99.0.0');
  fs.rmSync(path.join(ROOT, WORK_FOLDER, '99.0.0'), { recursive: true, force: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /@rslib\/core@99\.0\.0 cannot be installed; nothing has changed:\n {2}- .+\n$/,
  );
  expect(readFileSync(path.join(ROOT, 'package-lock.json')).equals(before)).toBe(true);
});

it('an upgrade names the version wherever the project does', () => {
  const files = namingVersion(ROOT, '9.8.7');
  expect([...files.keys()]).toContain('packages/samples/package.json');
  const assistants = JSON.parse(files.get('packages/rslib-docs/package.json')!) as object;
  expect(assistants).toHaveProperty('version', '9.8.7');
  for (const [file, text] of files) {
    expect(text, file).toContain('9.8.7');
    expect(text.replaceAll('9.8.7', DOCUMENTED_VERSION)).toBe(
      readFileSync(path.join(ROOT, file), 'utf8'),
    );
  }
});

it('a new clone gets the packages of the samples first', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'new-clone-'));
  const samples = 'packages/samples/runner/packages';
  const dependencies = { small: 'file:small' };
  const write = (file: string, content: object) => {
    fs.mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), JSON.stringify(content));
  };
  write(`root/${samples}/package.json`, { dependencies });
  write(`root/${samples}/package-lock.json`, {
    lockfileVersion: 3,
    packages: {
      '': { dependencies },
      'node_modules/small': { resolved: 'small', link: true },
      small: { version: '1.0.0' },
    },
  });
  for (const side of ['root', 'copy'])
    write(`${side}/${samples}/small/package.json`, { name: 'small', version: '1.0.0' });
  await overlaySamples(path.join(dir, 'root'), path.join(dir, 'copy'));
  const found = fs.existsSync(path.join(dir, 'copy', samples, 'node_modules/small/package.json'));
  fs.rmSync(dir, { recursive: true });
  expect(found).toBe(true);
});
