import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The versions of Node.js that this project supports, as `engines` of package.json has them. */
export const NODE_RANGE = '^20.19.0 || ^22.12.0 || >=24.0.0';

/** The least minor version of a major one; what is newer than all of them is supported too. */
const LEAST_MINOR: Readonly<Record<number, number>> = { 20: 19, 22: 12 };
const FROM_MAJOR = 24;

/** @param version such as `20.19.0`, without a `v`. */
export function isSupportedNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const least = LEAST_MINOR[major];
  return major >= FROM_MAJOR || (least !== undefined && minor >= least);
}

/** What every command of this project ends with; `software` is the number of `sysexits.h`. */
export const EXIT = { ok: 0, findings: 1, usage: 2, software: 70 } as const;

/** The command was not used as its help says; it is shown after the message. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values of flags; throws `UsageError` for one that `options` do not name, and for other words. */
export function parseFlags<T extends Options>(args: readonly string[], options: T) {
  return parse({ args: [...args], options }).values;
}

/** For a command that takes other words, too, as `positionals`. */
export function parseWords<T extends Options>(args: readonly string[], options: T) {
  return parse({ args: [...args], options, allowPositionals: true });
}

function parse<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/** What a command refuses to do, with all its reasons. */
export class Refusal extends Error {
  constructor(
    what: string,
    readonly reasons: readonly string[],
  ) {
    super([what, ...reasons.map((reason) => `  - ${reason}`)].join('\n'));
  }
}

const OF_THE_LANGUAGE = [TypeError, RangeError, ReferenceError, SyntaxError, URIError, EvalError];

/** Where an error was made: the first place of its stack. */
const origin = ({ stack = '' }: Error): string => /^ +at .*$/m.exec(stack)?.[0] ?? '';

/** The installed package that a place of a stack, or a module, belongs to. */
const packageOf = (place: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/:)]+)/.exec(place)?.[1];

/** Of a bundle that is installed itself. */
const OWN_PACKAGE = packageOf(import.meta.url);

/** Whether nobody wrote its message for people: the language, the system or a library threw it. */
export function isUnexpected(error: unknown): boolean {
  if (!(error instanceof Error) || OF_THE_LANGUAGE.some((type) => error instanceof type))
    return true;
  // Of a module that cannot be read: with its place.
  if (error.name === 'TransformError') return false;
  const place = origin(error);
  return 'code' in error || /\bnode:/.test(place) || packageOf(place) !== OWN_PACKAGE;
}

/** How many things a command found, in words. */
export function countFindings(count: number): string {
  return `${count} ${count === 1 ? 'finding' : 'findings'}`;
}

/** Tells how long work goes on, to people only: a pipe or a log gets no line of it. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** Runs a command by the conventions of all: help, exit codes, and silence after a closed pipe. */
export async function runCommand(
  usage: string,
  main: (args: readonly string[]) => Promise<number | void>,
): Promise<void> {
  if (!isSupportedNode(process.versions.node)) {
    console.error(`Node.js ${process.version} is not supported. Install one of: ${NODE_RANGE}`);
    process.exitCode = EXIT.findings;
    return;
  }
  // A reader that has seen enough, such as `head`, closes the pipe.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.ok);
    throw error;
  });
  const args = process.argv.slice(2);
  if (args[0] === 'help' || args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = (await main(args)) ?? EXIT.ok;
  } catch (error) {
    if (isUnexpected(error)) {
      console.error('Unexpected error, which is no finding:', error);
      process.exitCode = EXIT.software;
      return;
    }
    const { message } = error as Error;
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${message}\n\n${usage}` : message);
    process.exitCode = isUsage ? EXIT.usage : EXIT.findings;
  } finally {
    showProgress('');
  }
}
