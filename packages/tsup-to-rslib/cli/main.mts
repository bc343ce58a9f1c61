import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import { EXIT, Refusal, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { TimeLimitError, withinTime } from '@rslib-docs/kit/node/within-time';
import { convertConfig, type Conversion } from '../src/convert';
import { describeNotes, describeProblem } from '../src/describe';
import { ConfigProblem } from '../src/problem';
import { findSource, moduleReader, type Source } from './find-source.mts';

const CONFIG = 'rslib.config.ts';

const USAGE = `Usage: tsup-to-rslib [file] [--write] [--diff] [--json]

Converts a configuration of tsup to one of Rslib, and says what becomes of each option. Nothing of
it is run. Without a file it takes the one that tsup would: tsup.config.*, or "tsup" in package.json.

Without --write nothing is written: what would be is shown.

  --diff     Shows it as a difference between the two files
  --write    Writes ${CONFIG} beside the configuration; refuses where it exists
  --json     Prints { code, notes } for programs

Exit codes: 0 converted, 1 it cannot be converted or written, 2 wrong usage.`;

const FLAGS = {
  diff: { type: 'boolean' },
  json: { type: 'boolean' },
  write: { type: 'boolean' },
} as const;

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      ...{ args: [...args], options: FLAGS, allowPositionals: true },
    });
    if (positionals.length > 1) throw new Error('Name one file.');
    if (values.json && (values.diff || values.write))
      throw new Error('--json goes with neither --diff nor --write.');
    return { ...values, file: positionals[0] };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function convert(root: string, { file, text }: Source): Conversion {
  try {
    const read = moduleReader(path.resolve(root, path.dirname(file)));
    return withinTime('the configuration', () => convertConfig(text, read));
  } catch (error) {
    if (error instanceof TimeLimitError)
      throw new Refusal('It cannot be converted:', [error.message]);
    if (!(error instanceof ConfigProblem)) throw error;
    throw new Refusal('It cannot be converted:', [describeProblem(error, file, 'en')]);
  }
}

await runCommand(USAGE, async (args) => {
  const { file, diff, json, write } = readArguments(args);
  const root = process.cwd();
  const source = findSource(root, file);
  const { code, notes } = convert(root, source);
  if (json) {
    console.log(JSON.stringify({ code, notes }, null, 2));
    return EXIT.ok;
  }
  const target = path.join(path.dirname(file ?? ''), CONFIG);
  if (write && fs.existsSync(path.resolve(root, target)))
    throw new Refusal('Nothing was written:', [
      `${target} exists. Remove it, or go without --write.`,
    ]);
  console.log(diff ? createTwoFilesPatch(source.file, target, source.text, code) : code);
  for (const line of describeNotes(notes, 'en')) console.log(line);
  if (write) writeFiles(root, new Map([[target, code]]));
  console.log(write ? `\nWritten: ${target}` : `\nNothing was written; --write writes ${target}.`);
  return EXIT.ok;
});
