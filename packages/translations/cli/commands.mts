import { EXIT, UsageError, countFindings, parseWords } from '@rslib-docs/kit/node/command';
import { accept, acceptAll, type Asked } from './accept.mts';
import { collectChecks } from './check.mts';
import type { TranslationsConfig } from './config.mts';
import { findPage, formatFinding, listPages, type PagePair } from './project.mts';
import { buildPseudo } from './pseudo.mts';
import { formatStatus, toJson } from './report.mts';
import { collectStatus } from './status.mts';
import { formatTerms, readTerms } from './terms.mts';

type Flag = 'all' | 'anyway' | 'fix' | 'json';
type Flags = Partial<Record<Flag, boolean>>;
type Run = (
  root: string,
  names: readonly string[],
  flags: Flags,
  config: TranslationsConfig,
) => Promise<number>;

/**
 * The page that a person means.
 * @throws UsageError where there is none
 */
function pageNamed(pages: readonly PagePair[], asked: string | undefined): PagePair {
  if (!asked) throw new UsageError('Name a page, such as docs/intro.mdx.');
  const page = findPage(pages, asked);
  if (!page) throw new UsageError(`There is no page "${asked}".`);
  return page;
}

/** Pages, each followed by its chosen sections. */
export function readAsked(pages: readonly PagePair[], names: readonly string[]): Asked[] {
  const asked: { pair: PagePair; only: string[] }[] = [];
  for (const name of names.length > 0 ? names : [undefined]) {
    const last = asked.at(-1);
    if (last && !findPage(pages, name!)) last.only.push(name!);
    else asked.push({ pair: pageNamed(pages, name), only: [] });
  }
  return asked;
}

const status: Run = async (root, _names, { all = false, json }) => {
  const result = await collectStatus(root);
  console.log(json ? toJson(result) : formatStatus(result, all));
  return result.findings.length > 0 ? EXIT.findings : EXIT.ok;
};

const check: Run = async (root, names, { fix, json }, { compiledWith }) => {
  if (fix && !compiledWith)
    throw new UsageError('check --fix needs "compiledWith": see README.md.');
  const pages = await listPages(root);
  const only = names.length > 0 ? names.map((name) => pageNamed(pages, name)) : undefined;
  // Only repairs need the readers of damage.
  const repairs = () => import('./fix.mts');
  if (fix)
    for (const file of await (await repairs()).fixAll(root, only))
      console.error(`repaired ${file}`);
  const findings = await collectChecks(root, only);
  const code = findings.length > 0 ? EXIT.findings : EXIT.ok;
  if (json) console.log(JSON.stringify({ findings }, null, 2));
  else if (findings.length === 0) console.log('Translations are clean.');
  else {
    for (const finding of findings) console.log(formatFinding(finding));
    console.log(`\n${countFindings(findings.length)}.`);
    const fixable = compiledWith && !fix ? (await (await repairs()).findFixes(root, only)).size : 0;
    if (fixable > 0) console.log(`npm run i18n -- check --fix can repair ${fixable} of the files.`);
  }
  return code;
};

const runAccept: Run = async (root, names, { all, anyway }) => {
  if (all && names.length > 0) throw new UsageError('Name a page or say --all, not both.');
  const left: string[] = [];
  const done = all
    ? await acceptAll(root, anyway, left)
    : await accept(root, readAsked(await listPages(root), names), anyway);
  console.log(`${done.sections} sections of ${done.pages} pages newly marked as current.`);
  if (left.length === 0) return EXIT.ok;
  console.log(`\nThe sections of these ${left.length} were left as they are:`);
  for (const one of left) console.log(one);
  return EXIT.findings;
};

const diff: Run = async (root, [asked, section]) => {
  const page = pageNamed(await listPages(root), asked);
  // Only this command needs the package that compares texts.
  const { findChanges, formatChange } = await import('./diff.mts');
  const changes = (await findChanges(root, page)).filter(({ id }) => !section || id === section);
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR;
  for (const change of changes) console.log(`${formatChange(change, color)}\n`);
  if (changes.length === 0) console.log('Nothing has changed since this was translated.');
  return changes.length > 0 ? EXIT.findings : EXIT.ok;
};

const glossary: Run = async (root) => {
  console.log(formatTerms(readTerms(root)));
  return EXIT.ok;
};

const pseudo: Run = async (root, _names, _flags, { build }) => {
  if (!build) throw new UsageError('pseudo needs "build": see README.md.');
  return (await buildPseudo(root, build)) ? EXIT.ok : EXIT.findings;
};

/** The commands, with the flags and the number of names that each takes. */
const COMMANDS: Readonly<Record<string, { flags: readonly Flag[]; most: number; run: Run }>> = {
  status: { flags: ['all', 'json'], most: 0, run: status },
  check: { flags: ['fix', 'json'], most: Infinity, run: check },
  accept: { flags: ['all', 'anyway'], most: Infinity, run: runAccept },
  diff: { flags: [], most: 2, run: diff },
  glossary: { flags: [], most: 0, run: glossary },
  pseudo: { flags: [], most: 0, run: pseudo },
};

/** `npm run i18n status --json`, without `--` before the flag: npm takes it and sets a variable. */
function flagsFromNpm(known: readonly Flag[], env: NodeJS.ProcessEnv): Flags {
  if (env.npm_lifecycle_event !== 'i18n') return {};
  const given = known.filter((flag) => env[`npm_config_${flag}`] === 'true');
  return Object.fromEntries(given.map((flag) => [flag, true]));
}

/** The command with its flags and the names that follow it; throws where that is wrong. */
export function parseCommand(args: readonly string[], env: NodeJS.ProcessEnv) {
  const [command, ...rest] = args;
  const known = command !== undefined && Object.hasOwn(COMMANDS, command) && COMMANDS[command];
  if (!known) throw new UsageError(command ? `Unknown command "${command}".` : 'Name a command.');
  const { flags: own, most, run } = known;
  const switches = own.map((flag) => [flag, { type: 'boolean' as const }] as const);
  const options = { ...Object.fromEntries(switches), locale: { type: 'string' as const } };
  const { positionals, values } = parseWords(rest, options);
  if (positionals.length > most) throw new UsageError(`${command}: Too many arguments.`);
  return { run, names: positionals, flags: { ...flagsFromNpm(own, env), ...(values as Flags) } };
}

export async function runTranslations(
  root: string,
  config: TranslationsConfig,
  args: readonly string[],
): Promise<number> {
  const { run, names, flags } = parseCommand(args, process.env);
  return run(root, names, flags, config);
}
