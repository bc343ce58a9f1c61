import path from 'node:path';
import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { SAMPLE_PACKAGES, installPackages } from './packages.mts';

const USAGE = `Usage: npm run samples:install

Installs the packages that samples import into ${SAMPLE_PACKAGES}, once for the steps that need them.

Exit codes: 0 they are there, 2 wrong usage, 70 npm could not install them.`;

await runCommand(USAGE, async (args) => {
  parseFlags(args, {});
  await installPackages(path.resolve(import.meta.dirname, '../../..'));
});
