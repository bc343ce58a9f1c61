import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeChecker } from '../../testing/library.mts';
import { Folder } from '../folder.mts';
import { check } from './check.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
/** Below the project, whose packages it builds with. */
const DIR = `.cache/rslib-docs/${process.pid}`;

const { library } = makeChecker();
afterAll(() => fs.rmSync(path.join(PROJECT, DIR), { recursive: true, force: true }));

async function build(files: Readonly<Record<string, string>>): Promise<[string, string][]> {
  for (const [file, text] of Object.entries(files)) {
    const whole = path.join(PROJECT, DIR, file);
    fs.mkdirSync(path.dirname(whole), { recursive: true });
    fs.writeFileSync(whole, text);
  }
  const options = { lang: 'en', dir: DIR, isBuilt: true } as const;
  const findings = await check(library, Folder.open(PROJECT), options);
  return findings.map(({ id, message }) => [id, message]);
}

it('runs the installed Rslib, and compares its output', { timeout: 120_000 }, async () => {
  const found = await build({
    'package.json': '{ "type": "module", "main": "./dist/index.cjs" }',
    'rslib.config.mjs': `export default { format: process.env.NO_SUCH_NAME ? 'cjs' : 'esm' };\n`,
    'src/index.ts': 'export const a = 1;\n',
  });
  const says = '"./dist/index.cjs" is not there after the build of Rslib. It wrote dist/index.js.';
  expect(found).toEqual([['package-files', says]]);
});

it('says what a build that stops has printed', { timeout: 120_000 }, async () => {
  const found = await build({
    'package.json': '{ "type": "module" }',
    'rslib.config.mjs': 'export default {};\n',
    'src/index.ts': `export * from './none';\n`,
  });
  expect(found).toEqual([['build', expect.stringContaining("Can't resolve './none'")]]);
});
