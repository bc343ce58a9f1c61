import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { findStaleTables } from './option-table.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: npm run site -- prove migration-table [--write]

Compares the table of options in the guide to moving from tsup, in both languages, with
packages/tsup-to-rslib/src/tsup-options.json, which the helper on that page reads too.

  --write    Writes the table into the pages; then accept the translation.

Exit codes: 0 the same, 1 they differ, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  const { write } = parseFlags(args, { write: { type: 'boolean', default: false } });
  const stale = await findStaleTables(ROOT);
  if (stale.size === 0) return void console.log('The tables match the data.');
  const files = [...stale.keys()].join('\n  ');
  if (!write)
    throw new Error(`The table differs from the data; write it with --write:\n  ${files}`);
  writeFiles(ROOT, stale);
  console.log(`Written:\n  ${files}\nNow: npm run i18n accept guide/migration/tsup`);
});
