import { UsageError, parseFlags } from '@rslib-docs/kit/node/command';
import { LOCALES, type Locale } from '../../src/site/locales';

const DEFAULT_TIMEOUT_S = 300;
const ANSWERS = ['right', 'wrong'] as const;

export const USAGE = `Usage: npm run --prefix bench tasks [-- <flags>]

Judges answers to tasks about Rslib: each is built, packed, and used by an empty project. Without
--command the answers are the right and the wrong ones that the tasks name; all right ones must pass
and all wrong ones must fail. With it, the command answers, and its score is printed.

  --command <line>   who answers, run by a shell in the folder of the task; the prompt comes on
                     standard input and in TASK.md
  --docs             installs packages/rslib-docs there, with its AGENTS.md
  --language <name>  ${LOCALES.join(' or ')}: of the prompt and the pages, ${LOCALES[0]} by default
  --timeout <s>      seconds that the command has for a task, ${DEFAULT_TIMEOUT_S} by default
  --answers <kind>   ${ANSWERS.join(' or ')}: judges these only
  --only <task>      judges answers to this task; repeatable
  --report <file>    writes every verdict as JSON
  --keep             keeps the folders and prints where they are
  --list             prints the tasks and judges nothing
  --help             print this text

The command may do whatever you may: run only what you trust.
Exit codes: 0 all as expected, 1 not so, 2 wrong usage, 130 interrupted.`;

export interface Arguments {
  command?: string;
  docs: boolean;
  language: Locale;
  timeoutMs: number;
  /** Kinds of rule-based answers. */
  answers: readonly (typeof ANSWERS)[number][];
  only: readonly string[];
  report?: string;
  keep: boolean;
  list: boolean;
}

const OPTIONS = {
  command: { type: 'string' },
  docs: { type: 'boolean', default: false },
  language: { type: 'string', default: LOCALES[0] as string },
  timeout: { type: 'string', default: String(DEFAULT_TIMEOUT_S) },
  answers: { type: 'string' },
  only: { type: 'string', multiple: true, default: [] as string[] },
  report: { type: 'string' },
  keep: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const;

function choose<T extends string>(flag: string, given: string, known: readonly T[]): T {
  const found = known.find((name) => name === given);
  if (found) return found;
  throw new UsageError(`--${flag} knows ${known.join(' and ')}, not "${given}".`);
}

/** Reads the command line. Throws `UsageError` for whatever is not in `USAGE`. */
export function readArguments(args: readonly string[]): Arguments {
  const { timeout, language, answers, ...rest } = parseFlags(args, OPTIONS);
  const { command, docs } = rest;
  if (command?.trim() === '') throw new UsageError('--command needs a command line.');
  if (command !== undefined && answers !== undefined)
    throw new UsageError('--answers is about the answers of the tasks; leave out --command.');
  if (docs && command === undefined) throw new UsageError('--docs needs --command.');
  if (!/^[1-9]\d*$/.test(timeout))
    throw new UsageError(`--timeout needs a number of seconds, not "${timeout}".`);
  return {
    ...rest,
    language: choose('language', language, LOCALES),
    timeoutMs: Number(timeout) * 1000,
    answers: answers === undefined ? ANSWERS : [choose('answers', answers, ANSWERS)],
  };
}
