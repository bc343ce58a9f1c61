import fs from 'node:fs';
import path from 'node:path';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { compareBuilds, type Difference } from './compare.mts';

const USAGE = `Usage: npm run site -- compare-builds <folder> [<folder>] [--all]

Lists how a build (build/, or the second folder) differs from an earlier one, file by file, without
names that only tell what is in a file. A change of the code that readers should not see, such as a
move of files, leaves no difference in a page.

  --all    Lists every file; else the first twenty.

Exit codes: 0 no differences, 1 differences, 2 wrong usage.`;

const MOST = 20;

function describe({ address, state, bytes, before, after }: Difference): string {
  const head = `${state.padEnd(8)}${address} (${bytes < 0 ? '' : '+'}${bytes} bytes)`;
  return before === undefined ? head : `${head}\n  - ${before}\n  + ${after}`;
}

await runCommand(USAGE, async (args) => {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknown = flags.find((flag) => flag !== '--all');
  if (unknown) throw new UsageError(`Unknown argument "${unknown}".`);
  const [before, after = 'build', ...rest] = args.filter((arg) => !arg.startsWith('-'));
  if (!before || rest.length > 0) throw new UsageError('Name one folder, or two.');
  for (const folder of [before, after])
    if (!fs.existsSync(path.join(folder, '404.html')))
      throw new UsageError(`${folder} is not a build output folder.`);
  const differences = compareBuilds(path.resolve(before), path.resolve(after));
  const shown = flags.length > 0 ? differences : differences.slice(0, MOST);
  for (const difference of shown) console.log(describe(difference));
  if (shown.length < differences.length)
    console.log(`… and ${differences.length - shown.length} more; --all lists them.`);
  const bytes = differences.reduce((sum, one) => sum + one.bytes, 0);
  console.log(`${differences.length} files differ, ${bytes} bytes more in all.`);
  return differences.length > 0 ? EXIT.findings : EXIT.ok;
});
