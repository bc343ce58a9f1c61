import { z } from 'zod';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { PANEL_QUERY_LENGTH } from '@rslib-docs/search/engine/limits';
import { convert } from './convert.mts';
import { explain } from './explain.mts';
import type { Folder } from './folder.mts';
import { LANGUAGES, type Language, type Library } from './library.mts';
import { read } from './read.mts';
import { search } from './search.mts';
import { Problem } from './texts.mts';

export interface Context {
  library: Library;
  /** The only folder of the reader that is read. */
  folder: Folder;
  lang: Language;
  mayBuild: boolean;
  fixes?: 'shown' | 'written';
}

export interface Answer {
  text: string;
  hasFindings?: boolean;
}

export interface Command {
  /** The words after its name, its flags, and how few and how many words it takes. */
  usage: string;
  flags?: string;
  words: readonly [least: number, most: number];
  /** For the list of all commands; for its own help, with an example. */
  summary: string;
  help: string;
  example: string;
}

/** A command that the server offers, too. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> extends Command {
  /** Read by assistants before every conversation: short. */
  description: string;
  input: Shape;
  /** The input that words stand for; `piped` is standard input. */
  toInput(words: readonly string[], piped: () => string): Record<string, unknown>;
  /** Of one that may take long, the words and standard input for a process of its own. */
  apart?(input: z.output<z.ZodObject<Shape>>): { words: string[]; input?: string };
  /** @throws Problem with what was wrong and what to do */
  run(context: Context, input: z.output<z.ZodObject<Shape>>): Answer | Promise<Answer>;
}

/** Keeps the type of the input of a tool inside of it. */
const tool = <Shape extends z.ZodRawShape>(one: Tool<Shape>) => one as unknown as Tool;

export const LANG = z.enum(LANGUAGES).optional();

/** A text that both doors refuse where it is longer, with words that say so. */
const text = (what: string, most: number) =>
  z.string(`Give ${what}.`).max(most, `${what} has more than ${most} characters. Give less.`);
const { nameCharacters, logCharacters, sourceCharacters } = LIMITS;

export const TOOLS: Readonly<Record<string, Tool>> = {
  search: tool({
    usage: '<words>',
    words: [1, Infinity],
    summary: 'Sections that answer',
    help: 'Lists sections that answer, found by the search engine of the site.',
    example: 'rslib-docs search dual package',
    description: 'Find sections of the Rslib docs by words, an option, a flag or an error.',
    input: { query: text('the query', PANEL_QUERY_LENGTH) },
    toInput: (words) => ({ query: words.join(' ') }),
    run: ({ library, lang }, { query }) => ({ text: search(library, lang, query) }),
  }),
  read: tool({
    usage: '<page>[#<section>]',
    words: [1, 1],
    summary: 'A page or section, as Markdown',
    help: 'Prints a page or one section of it, as Markdown.',
    example: 'rslib-docs read guide/basic/cli#exit-codes',
    description: 'Read a page of the Rslib docs, or one section: guide/basic/cli#exit-codes',
    input: { page: text('the page', nameCharacters) },
    toInput: ([page]) => ({ page }),
    run: ({ library, lang }, { page }) => ({ text: read(library, lang, page) }),
  }),
  explain: tool({
    usage: '[<text>]',
    words: [0, Infinity],
    summary: 'Cause and cure of what Rslib printed; without a text, of standard input',
    help: 'Prints the sections about a message; without a text it reads a log from standard input.',
    example: 'rslib 2>&1 | rslib-docs explain',
    description: 'Cause and cure of what Rslib printed.',
    input: { text: text('the text of the error', logCharacters) },
    toInput: (words, piped) => ({ text: words.length > 0 ? words.join(' ') : piped() }),
    run: ({ library, lang }, { text }) => ({ text: explain(library, lang, text) }),
  }),
  check: tool({
    usage: '[<folder>]',
    flags: '[--build] [--fix | --write]',
    words: [0, 1],
    summary: 'Mistakes in the configuration and package.json of a package',
    help: `Reads the configuration as syntax: types, and mistakes that no program names. With --build it
also runs the project's own Rslib in a copy of the package beside it, and looks at what was
written: files that package.json promises, types, and whether import, require and bin start.

  --build                  Build, which runs code of the project. In a terminal it is asked for
  --no-build               Do not ask
  --fix                    Show the changes that are sure, as a diff
  --write                  Make them`,
    example: 'rslib-docs check packages/my-lib --build --fix',
    description:
      'Find mistakes in the rslib.config and package.json of a package: types, known traps; with build, files that are not written, types and starts that fail. Call after every change.',
    input: { folder: text('the folder', nameCharacters).optional(), build: z.boolean().optional() },
    toInput: ([folder = '.']) => ({ folder }),
    apart: ({ folder = '.', build = false }) => ({
      words: ['check', ...(build ? ['--build'] : []), '--', folder],
    }),
    run: async (context, { folder = '.' }) => {
      const { answerCheck } = await import('./check/check.mts');
      return answerCheck(context, folder);
    },
  }),
  convert: tool({
    usage: '[<file>]',
    words: [0, 1],
    summary: 'The rslib.config.ts for a configuration of tsup, or for standard input',
    help: 'Prints the rslib.config.ts for a configuration of tsup, and what changes. Runs nothing of it.',
    example: 'rslib-docs convert tsup.config.ts',
    description: 'Turn a tsup config, as source or file, into an rslib.config.ts. Writes nothing.',
    input: {
      source: text('the configuration', sourceCharacters).optional(),
      file: text('the file', nameCharacters).optional(),
    },
    toInput: ([file], piped) => (file === undefined ? { source: piped() } : { file }),
    apart: ({ source, file }) =>
      file === undefined
        ? { words: ['convert'], ...(source && { input: source }) }
        : { words: ['convert', '--', file] },
    run: ({ lang, folder }, { source = '', file }) => ({
      text: convert(lang, folder, source, file),
    }),
  }),
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...TOOLS,
  agents: {
    usage: '',
    words: [0, 0],
    summary: 'Lines for an AGENTS.md: how to use this, and all pages',
    help: 'Prints the names of all pages and common mistakes, 4 KB for the instructions of a project.',
    example: 'rslib-docs agents >> AGENTS.md',
  },
  mcp: {
    usage: '',
    flags: '[--allow-build]',
    words: [0, 0],
    summary: 'The same as a server of the Model Context Protocol, on standard input',
    help: `Serves search, read, explain, check and convert on standard input and output.

  --allow-build            Let assistants build the project with check`,
    example: 'rslib-docs mcp --root packages/my-lib',
  },
};

const FLAGS = `  --lang <language>        Language of the answers: en, zh. Default: en
  --root <folder>          The only folder that is read. Default: the current one`;
const EXITS =
  'Exit codes: 0 answered, 1 findings or no answer, 2 wrong usage or no project of Rslib.';

const lines = Object.entries(COMMANDS).map(
  ([name, { usage, summary }]) => `  ${`${name} ${usage}`.padEnd(25)}${summary}`,
);

const USAGE = `Usage: rslib-docs <command> [--lang en|zh] [--root <folder>]

The documentation of Rslib, as installed: works offline, sends nothing, runs nothing without --build.

${lines.join('\n')}

${FLAGS}
  --version                Version of Rslib that is described
  <command> --help         What a command does, with an example

${EXITS}`;

/** What a command does, with an example; all of them where none is named. */
export function helpOf(name: string | undefined): string {
  if (name === undefined) return USAGE;
  const { usage, flags = '', help, example } = COMMANDS[name]!;
  const words = ['rslib-docs', name, usage, flags].filter(Boolean).join(' ');
  return `Usage: ${words}\n\n${help}\n\n${FLAGS}\n\nExample:\n  ${example}\n\n${EXITS}`;
}

/** What a tool says to what was typed or piped in. @throws Problem where that exceeds a limit */
export function runTool(one: Tool, context: Context, input: object): Answer | Promise<Answer> {
  const { data, error } = z.object(one.input).safeParse(input);
  if (data) return one.run(context, data);
  const issue = error.issues[0]!;
  const { message: text, path } = issue;
  if (issue.code !== 'too_big') throw new Problem('said', { text });
  throw new Problem('tooLong', { text, key: path.join('.'), most: Number(issue.maximum) });
}
