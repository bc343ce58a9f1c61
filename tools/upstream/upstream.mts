import path from 'node:path';
import { EXIT, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { findUpstreamChanges, readUpstream } from '@rslib-docs/runtime/upstream/checks';
import { UPSTREAM_LOCK } from '../../src/plugins/upstream/inventory';
import { readInventory, readUpstreamLock } from './inventory.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run site -- upstream [--write]

Says which modules and theme components that we replace, change, parse or import from inside differ
from those that ours were last compared with, and how to see the difference: run it after an upgrade
of Docusaurus, carry over what matters, correct the versions in the heads of src/theme. Then --write
keeps the installed ones as compared, in ${UPSTREAM_LOCK}.

Exit codes: 0 no differences, 1 differences, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  const { write } = parseFlags(args, { write: { type: 'boolean', default: false } });
  const rows = await readInventory(ROOT);
  const installed = readUpstream(ROOT, rows);
  // A removed part cannot be recorded as compared: its row, or its slot, must go first.
  const compared = write ? installed : readUpstreamLock(ROOT);
  const changes = findUpstreamChanges(rows, compared, installed);
  for (const change of changes) console.log(change);
  if (changes.length > 0) return EXIT.findings;
  if (write)
    writeFiles(ROOT, new Map([[UPSTREAM_LOCK, `${JSON.stringify(installed, null, 2)}\n`]]));
  const count = Object.keys(installed).length;
  console.log(`${count} files are ${write ? 'recorded as compared' : 'as they were compared'}.`);
  return EXIT.ok;
});
