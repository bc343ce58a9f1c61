import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { buildSharedSite } from './shared-site.mts';

const USAGE = `Usage: npm run build:shared

Builds the small site that tests of components share into .cache/shared-site/.

Exit codes: 0 built, 2 wrong usage, 70 it could not be built.`;

await runCommand(USAGE, async (args) => {
  parseFlags(args, {});
  await buildSharedSite();
});
