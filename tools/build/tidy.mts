import fs from 'node:fs';
import path from 'node:path';
import { EXIT, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { CONTENTS, removeLeftovers } from './output-folder.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run build:tidy

Removes from build/ what the last build did not write. The tests do it where the build comes from
the cache.

Exit codes: 0 tidy, 1 the list of the build's files is missing, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  parseFlags(args, {});
  if (!fs.existsSync(path.join(ROOT, CONTENTS))) {
    console.error(
      `${CONTENTS} is missing, so the files of the build are unknown. Run: npm run build`,
    );
    return EXIT.findings;
  }
  removeLeftovers(ROOT);
  return EXIT.ok;
});
