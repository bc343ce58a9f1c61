import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { CHROMIUM_HELP, findChromium, versionOf } from './find-chromium.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENVIRONMENT = path.join(ROOT, 'tests/visual/environment.json');
const USAGE = `Usage: npm run site -- visual [--write]

Compares the built site with the screenshots in tests/visual/screenshots.
  --write  draws them again with the Chromium of this machine

Exit codes: 0 the same, 1 different or no build, 2 wrong usage.`;

function main(args: readonly string[]): number {
  const { write: isWriting } = parseFlags(args, { write: { type: 'boolean', default: false } });
  const chromium = findChromium();
  if (!chromium) throw new Error(CHROMIUM_HELP);
  if (!fs.existsSync(path.join(ROOT, 'build/index.html')))
    throw new Error('There is no build/ to look at. Run `npm run build` first.');
  if (isWriting) {
    const major = /(\d+)\./.exec(versionOf(chromium) ?? '')?.[1];
    if (!major) throw new Error(`${chromium} --version did not tell its version.`);
    fs.writeFileSync(ENVIRONMENT, `{ "chromium": "${major}" }\n`);
  }
  const run = ['node_modules/@playwright/test/cli.js', 'test', '--project=look'];
  const update = isWriting ? ['--update-snapshots=changed'] : [];
  const { status } = spawnSync(process.execPath, [...run, ...update], {
    cwd: ROOT,
    stdio: 'inherit',
    // A picture is replaced for all languages, also for the tests that take one in turn.
    env: { ...process.env, ...(isWriting && { TEST_ALL: '1' }) },
  });
  return status ?? 1;
}

await runCommand(USAGE, async (args) => main(args));
