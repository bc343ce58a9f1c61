import fs from 'node:fs/promises';
import path from 'node:path';
import { EXIT, UsageError, parseWords, runCommand } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { installPackages } from '@rslib-docs/samples/runner/packages';
import { runBuilds, type Outcome } from '@rslib-docs/samples/runner/run-builds';
import { chooseSpots, showDifference, type RealOutput } from './output.mts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

const USAGE = `Usage: npm run site -- prove real-output [explorer] [home] [--write]

Compares what the output explorer and the home page show with builds of the installed Rslib: with
eight of the 384 builds of the explorer, others whenever its results change, and with all of the home
page.

--write makes all builds, two at a time, and writes what has changed. What the explorer has built
before, with the same versions, is not built again.

Exit codes: 0 done or the same, 1 different or a failure, 2 wrong usage.`;

// Loaded late: help and wrong usage must answer at once.
const OUTPUTS: Readonly<Record<string, () => Promise<RealOutput>>> = {
  explorer: async () => (await import('./explorer.mts')).explorerOutput(PROJECT),
  home: async () => (await import('./home.mts')).homeOutput(),
};

/** Compares, and writes where that is wanted; whether the file holds what builds give then. */
async function update(name: string, isWriting: boolean): Promise<boolean> {
  const { file, builds, toText } = await OUTPUTS[name]!();
  const committed = await fs.readFile(path.join(PROJECT, file), 'utf8');
  const spots = chooseSpots(builds, committed);
  const chosen = isWriting ? builds : spots;
  const { outcomes } = await runBuilds(PROJECT, '.cache/real-output', chosen, {
    // A refusal is a result like any other.
    isSettled: () => true,
    isAnew: chosen.length === spots.length,
  });
  const made = [...outcomes].map(([build, outcome]): [string, Outcome] => {
    if (typeof outcome === 'string') throw new Error(`${file}: ${build.name} was ${outcome}.`);
    return [build.name, outcome];
  });
  const fresh = await toText(new Map(made), committed);
  const difference = showDifference(committed, fresh);
  const count = `${made.length} of ${builds.length} builds`;
  if (difference === '') {
    console.log(`${file} is what ${count} give.`);
    return true;
  }
  console.log(`${file} differs from what ${count} give.\n${difference}`);
  if (isWriting) writeFiles(PROJECT, new Map([[file, fresh]]));
  const what = isWriting
    ? 'It was written. Look'
    : `Run "npm run site -- prove real-output ${name} --write", look`;
  console.log(`${what} at the page, and commit ${file}.`);
  return isWriting;
}

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseWords(args, { write: { type: 'boolean', default: false } });
  const unknown = positionals.find((name) => !Object.hasOwn(OUTPUTS, name));
  if (unknown) throw new UsageError(`There is no output "${unknown}".`);
  await installPackages(PROJECT);
  let isSame = true;
  for (const name of positionals.length > 0 ? positionals : Object.keys(OUTPUTS))
    isSame = (await update(name, values.write)) && isSame;
  return isSame ? EXIT.ok : EXIT.findings;
});
