import path from 'node:path';
import {
  EXIT,
  Refusal,
  UsageError,
  parseWords,
  runCommand,
  showProgress,
} from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { treeRefusals } from '../versions/refusals.mts';
import { collectChanges } from './collect-changes.mts';
import { formatDetails, formatSummary } from './report.mts';
import { keepUpgrade } from './keep-upgrade.mts';
import { RSLIB, WORK_FOLDER, createStage, versionOf } from './stage.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DETAILS = `${WORK_FOLDER}/changes.md`;
const VERSION = /^(?:latest|next|\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

const USAGE = `Usage: npm run site -- upgrade-rslib <version> [--write]

Installs a version of Rslib, such as 1.0.1 or latest, beside the project (network), and runs with it
the samples, options, messages, migration tables, the home page's sample and the output explorer.
Says by page what changes, the worst first; ${DETAILS} has each change with its
line, what was and what is. Nothing in the project changes.

  --write    Upgrades the project: the packages, the version that pages name, and what the commands
             can write themselves: output in pages, the output explorer, the home page, history of
             options. The list then says what is left to people. Refuses uncommitted documentation.

What is tried lies below ${WORK_FOLDER}, so that a second run is faster; remove it at any time.

Exit codes: 0 nothing changes, 1 changes or refused, 2 wrong usage.`;

const NEXT = `Written; git diff shows what. Mend what is listed, then prove all samples again:
  npm run site -- samples --all`;

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseWords(args, { write: { type: 'boolean', default: false } });
  const [asked, ...others] = positionals;
  if (asked === undefined || others.length > 0) throw new UsageError('Name one version.');
  if (!VERSION.test(asked)) {
    throw new UsageError(`"${asked}" is no version. Write 1.0.1, 1.0.0-beta.1, latest or next.`);
  }
  if (values.write) {
    const reasons = treeRefusals(ROOT);
    if (reasons.length > 0) throw new Refusal(`Rslib is not upgraded to ${asked}:`, reasons);
  }
  const before = versionOf(ROOT, RSLIB);
  showProgress(`Installing ${RSLIB}@${asked} …`);
  const { project, version } = await createStage(ROOT, asked);
  if (values.write) await keepUpgrade(ROOT, project, version);
  const changes = await collectChanges(project);
  writeFiles(ROOT, new Map([[DETAILS, formatDetails(before, version, changes)]]));
  console.log(formatSummary(before, version, changes, DETAILS));
  if (values.write) console.log(`\n${NEXT}`);
  return changes.length > 0 ? EXIT.findings : EXIT.ok;
});
