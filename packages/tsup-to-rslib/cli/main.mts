import fs from 'node:fs';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { Refusal, UsageError, parseWords, runCommand } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { TimeLimitError, withinTime } from '@rslib-docs/kit/node/within-time';
import { convertConfig, type Conversion } from '../src/convert';
import { describeNotes, describeProblem } from '../src/describe';
import { GUIDE_LANGUAGES, type GuideLanguage } from '../src/options';
import { ConfigProblem } from '../src/problem';
import manifest from '../package.json' with { type: 'json' };
import { findSource, moduleReader, type Source } from './find-source.mts';

const CONFIG = 'rslib.config.ts';

const USAGE = `Usage: tsup-to-rslib [file] [--write] [--diff] [--json] [--lang en|zh]

Converts a configuration of tsup to one of Rslib, and says what becomes of each option. Nothing of
it is run. Without a file it takes the one that tsup would: tsup.config.*, or "tsup" in package.json.

Without --write nothing is written: what would be is shown.

  --diff     Shows it as a difference between the two files
  --write    Writes ${CONFIG} beside the configuration; refuses where it exists
  --json     Prints { code, notes } for programs
  --lang     Language of what is said of each option: en, zh. Default: en
  --version  Version of this command

Example:
  tsup-to-rslib packages/my-lib/tsup.config.ts --write

Exit codes: 0 converted, 1 it cannot be converted or written, 2 wrong usage.`;

const FLAGS = {
  diff: { type: 'boolean' },
  json: { type: 'boolean' },
  lang: { type: 'string', default: 'en' },
  version: { type: 'boolean' },
  write: { type: 'boolean' },
} as const;

function convert(root: string, { file, text }: Source, lang: GuideLanguage): Conversion {
  try {
    const read = moduleReader(path.resolve(root, path.dirname(file)));
    return withinTime('the configuration', () => convertConfig(text, read));
  } catch (error) {
    const isProblem = error instanceof ConfigProblem;
    if (!isProblem && !(error instanceof TimeLimitError)) throw error;
    const reason = isProblem ? describeProblem(error, file, lang) : error.message;
    throw new Refusal('It cannot be converted:', [reason]);
  }
}

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseWords(args, FLAGS);
  const { diff, json, write, version } = values;
  const [file, ...others] = positionals;
  if (others.length > 0) throw new UsageError('Name one file.');
  if (json && (diff || write)) throw new UsageError('--json goes with neither --diff nor --write.');
  const lang = GUIDE_LANGUAGES.find((one) => one === values.lang);
  if (!lang) throw new UsageError(`There is no language "${values.lang}": en, zh.`);
  if (version) return void console.log(manifest.version);
  const root = process.cwd();
  const source = findSource(root, file);
  const { code, notes } = convert(root, source, lang);
  if (json) return void console.log(JSON.stringify({ code, notes }, null, 2));
  const target = path.join(path.dirname(file ?? ''), CONFIG);
  if (write && fs.existsSync(path.resolve(root, target)))
    throw new Refusal('Nothing was written:', [
      `${target} exists. Remove it, or go without --write.`,
    ]);
  console.log(diff ? createTwoFilesPatch(source.file, target, source.text, code) : code);
  for (const line of describeNotes(notes, lang)) console.log(line);
  if (write) writeFiles(root, new Map([[target, code]]));
  console.log(write ? `\nWritten: ${target}` : `\nNothing was written; --write writes ${target}.`);
});
