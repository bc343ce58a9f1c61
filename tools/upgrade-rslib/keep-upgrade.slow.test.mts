import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepUpgrade } from './keep-upgrade.mts';

/** Inside of the project, so that the commands that stand in for the real ones find tsx. */
const CACHE = path.resolve(import.meta.dirname, '../../.cache');
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';
const PAGE = 'docs/guide/a.mdx';

/** Writes what it is given into a page of the folder that it is run in. */
const writer = (text: string, end = '') =>
  `import fs from 'node:fs';\n` +
  `if (process.argv[2] !== '--write') process.exit(2);\n` +
  `for (const folder of ['docs', '${CHINESE}']) fs.writeFileSync(folder + '/guide/a.mdx', ${JSON.stringify(text)});\n${end}`;
const NOTHING = 'export {};\n';

const FILES = {
  'package.json': '{ "devDependencies": { "@rslib/core": "1.0.1" } }',
  'package-lock.json': '{ "lock": "before" }',
  'packages/samples/package.json': '{ "dependencies": { "@rslib/core": "1.0.1" } }',
  'src/site/identity.ts': "export const DOCUMENTED_VERSION = '1.0.1';\n",
  [PAGE]: 'Before.',
  [`${CHINESE}/guide/a.mdx`]: 'Before.',
  'docs/guide/same.mdx': 'Same.',
  'blog/post.mdx': 'Same.',
  'src/plugins/output-explorer/store.json': '{}',
  'src/features/home/showcase.json': '{}',
  'packages/samples/options/since/history.json': '{}',
  'packages/samples/options/cli.mts': NOTHING,
  'tools/home-showcase/home-showcase.mts': NOTHING,
  'tools/explorer/explorer.mts': NOTHING,
};

let dir: string;
const PATH = process.env.PATH;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};
const textsOf = () =>
  Object.keys(FILES).map((file) => fs.readFileSync(path.join(dir, 'root', file), 'utf8'));
const keep = () => keepUpgrade(path.join(dir, 'root'), path.join(dir, 'copy'), '1.0.2');

/** Takes the place of npm, and changes the lockfile as that does. */
const npm = (code: number) => {
  write(
    'bin/npm',
    `#!/bin/sh\necho '{}' > package-lock.json\necho "npm error no network" >&2\nexit ${code}\n`,
  );
  fs.chmodSync(path.join(dir, 'bin/npm'), 0o755);
  process.env.PATH = `${path.join(dir, 'bin')}:${PATH}`;
};

beforeEach(() => {
  fs.mkdirSync(CACHE, { recursive: true });
  dir = fs.mkdtempSync(path.join(CACHE, 'keep-upgrade-'));
  for (const folder of ['root', 'copy'])
    for (const [file, text] of Object.entries(FILES)) write(`${folder}/${file}`, text);
  write('copy/packages/samples/runner/cli.mts', writer('Now.', 'process.exitCode = 1;'));
});
afterEach(() => {
  process.env.PATH = PATH;
  fs.rmSync(dir, { recursive: true });
});

describe.skipIf(process.platform === 'win32')('upgrade-rslib --write', { timeout: 60_000 }, () => {
  it('takes over what the commands wrote in both languages, and names the version', async () => {
    npm(0);
    await keep();
    const read = (file: string) => fs.readFileSync(path.join(dir, 'root', file), 'utf8');
    expect(read(PAGE)).toBe('Now.');
    expect(read(`${CHINESE}/guide/a.mdx`)).toBe('Now.');
    expect(read('docs/guide/same.mdx')).toBe('Same.');
    for (const file of ['package.json', 'packages/samples/package.json', 'src/site/identity.ts'])
      expect(read(file)).toBe(FILES[file as keyof typeof FILES].replace('1.0.1', '1.0.2'));
    expect(read('package-lock.json')).toBe('{}\n');
  });

  it('leaves everything as before where the packages cannot be installed', async () => {
    npm(1);
    const before = textsOf();
    await expect(keep()).rejects.toThrow('everything is as before:\n  - no network');
    expect(textsOf()).toEqual(before);
  });

  it('leaves everything as before where a command cannot write', async () => {
    npm(0);
    write('copy/packages/samples/runner/cli.mts', writer('Half.', "throw new Error('broken');"));
    write('copy/tools/explorer/explorer.mts', 'process.exitCode = 70;\n');
    const before = textsOf();
    await expect(keep()).rejects.toThrow(/tools\/explorer\/explorer\.mts ended with exit code 70/);
    expect(textsOf()).toEqual(before);
  });
});
