import fs from 'node:fs/promises';
import path from 'node:path';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { readFaults, type Fault } from './faults.mts';
import { assess } from './assess.mts';
import { runTagged } from './run-tagged.mts';
import { findTaggedFiles } from './tagged-files.mts';

const USAGE = `Usage: npm run site -- faults [<group, id or "all"> …]

Lists the faults of tests/faults.yaml with the files whose tests prove that they are
survived. With groups or ids, runs these tests: every one that has the id in its title,
such as @F201. A fault whose tests did not run counts as failed. Needs a production build.

Exit codes: 0 listed, or all survived; 1 one is not; 2 wrong usage.`;

const ROOT = path.resolve(import.meta.dirname, '../..');

function choose(faults: readonly Fault[], names: readonly string[]): Fault[] {
  const chosen = names.flatMap((name) => {
    const own = faults.filter(({ id, group }) => [id, group, 'all'].includes(name));
    if (own.length === 0) throw new UsageError(`"${name}" is neither a group nor an id.`);
    return own;
  });
  return faults.filter((fault) => chosen.includes(fault));
}

await runCommand(USAGE, async (names) => {
  const flag = names.find((name) => name.startsWith('-'));
  if (flag) throw new UsageError(`Unknown flag "${flag}".`);
  const faults = readFaults(await fs.readFile(path.join(ROOT, 'tests/faults.yaml'), 'utf8'));
  const chosen = choose(faults, names);
  const files = await findTaggedFiles(ROOT);
  const filesOf = ({ id }: Fault): string[] => files.get(id) ?? [];
  if (names.length === 0) {
    for (const fault of faults) {
      console.log(`${fault.group}  ${fault.id}  ${fault.text}`);
      for (const file of filesOf(fault)) console.log(`  ${file}`);
    }
    return EXIT.ok;
  }
  const ids = chosen.map(({ id }) => id);
  const results = await runTagged(ids, [...new Set(chosen.flatMap(filesOf))], ROOT);
  const { lines, failed } = assess(chosen, results);
  for (const line of lines) console.log(line);
  return failed > 0 ? EXIT.findings : EXIT.ok;
});
