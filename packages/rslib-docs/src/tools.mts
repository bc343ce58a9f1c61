import { z } from 'zod';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { PANEL_QUERY_LENGTH } from '@rslib-docs/search/engine/limits';
import { fixFiles } from './check/fix.mts';
import { format, say } from './check/texts.mts';
import { convert } from './convert.mts';
import { explain } from './explain.mts';
import { Problem, type Folder } from './folder.mts';
import { LANGUAGES, type Language } from './library/contract.mts';
import type { Library } from './library/library.mts';
import { read } from './read.mts';
import { search } from './search.mts';

/** The data of every tool. */
export interface Context {
  library: Library;
  /** The only folder of the reader that is read. */
  folder: Folder;
  lang: Language;
  /** Whether a check may run the build of the project. */
  mayBuild: boolean;
  /** Whether a check shows the changes that are sure, or makes them. */
  fixes?: 'shown' | 'written';
}

export interface Answer {
  text: string;
  /** Whether a check found something. */
  hasFindings?: boolean;
}

/** The arguments and the standard input of the command that does what a tool does. */
export interface Command {
  words: readonly string[];
  input?: string;
}

/** One thing that can be asked for: both the command and the server offer it. */
export interface Tool {
  name: string;
  /** Read by assistants before every conversation: short. */
  description: string;
  input: z.ZodRawShape;
  /** Of a tool that may take long: the server runs it in a process of its own. */
  command?(input: Readonly<Record<string, unknown>>): Command;
  /** @throws Problem with what was wrong and what to do */
  run(context: Context, input: Readonly<Record<string, unknown>>): Answer | Promise<Answer>;
}

export const LANG = z.enum(LANGUAGES).optional();

/** A text that both doors refuse where it is longer, with words that say so. */
const text = (what: string, most: number) =>
  z.string(`Give ${what}.`).max(most, `${what} has more than ${most} characters. Give less.`);
const { nameCharacters, logCharacters, sourceCharacters } = LIMITS;

/** Keeps the type of the input of a tool inside of it. */
export function tool<Shape extends z.ZodRawShape>(one: {
  name: string;
  description: string;
  input: Shape;
  command?(input: z.output<z.ZodObject<Shape>>): Command;
  run(context: Context, input: z.output<z.ZodObject<Shape>>): Answer | Promise<Answer>;
}): Tool {
  return one as unknown as Tool;
}

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'search',
    description: 'Find sections of the Rslib docs by words, an option, a flag or an error.',
    input: { query: text('the query', PANEL_QUERY_LENGTH) },
    run: ({ library, lang }, { query }) => ({ text: search(library, lang, query) }),
  }),
  tool({
    name: 'read',
    description: 'Read a page of the Rslib docs, or one section: guide/basic/cli#exit-codes',
    input: { page: text('the page', nameCharacters) },
    run: ({ library, lang }, { page }) => ({ text: read(library, lang, page) }),
  }),
  tool({
    name: 'explain',
    description: 'Cause and cure of what Rslib printed.',
    input: { text: text('the text of the error', logCharacters) },
    run: ({ library, lang }, { text }) => ({ text: explain(library, lang, text) }),
  }),
  tool({
    name: 'check',
    description:
      'Find mistakes in the rslib.config and package.json of a package: types, known traps; with build, files that are not written, types and starts that fail. Call after every change.',
    input: { folder: text('the folder', nameCharacters).optional(), build: z.boolean().optional() },
    command: ({ folder = '.', build = false }) => ({
      words: ['check', ...(build ? ['--build'] : []), '--', folder],
    }),
    run: async ({ library, folder, lang, mayBuild, fixes }, { folder: dir = '.' }) => {
      const { check } = await import('./check/check.mts');
      const findings = await check(library, folder, { lang, dir, isBuilt: mayBuild });
      const hasFindings = findings.some(({ level }) => level !== 'note');
      const diffs = fixes ? fixFiles(folder, findings, fixes === 'written') : [];
      const none = fixes && diffs.length === 0 ? [say(lang, 'noFix')] : [];
      const text = [format(findings, lang, mayBuild), ...diffs, ...none].join('\n\n');
      return { text, hasFindings };
    },
  }),
  tool({
    name: 'convert',
    description: 'Turn a tsup config, as source or file, into an rslib.config.ts. Writes nothing.',
    input: {
      source: text('the configuration', sourceCharacters).optional(),
      file: text('the file', nameCharacters).optional(),
    },
    command: ({ source, file }) =>
      file === undefined
        ? { words: ['convert'], ...(source && { input: source }) }
        : { words: ['convert', '--', file] },
    run: ({ lang, folder }, { source = '', file }) => ({
      text: convert(lang, folder, source, file),
    }),
  }),
];

/**
 * What a tool says to what was typed or piped in.
 * @throws Problem where that exceeds a limit
 */
export function runTool(one: Tool, context: Context, input: object): Answer | Promise<Answer> {
  const { data, error } = z.object(one.input).safeParse(input);
  if (data) return one.run(context, data);
  const [issue] = error.issues;
  const most = issue?.code === 'too_big' ? issue.maximum : undefined;
  throw new Problem(
    issue?.message ?? error.message,
    most === undefined ? undefined : `${issue?.path.join('.')} 超过 ${most} 个字符，请缩短。`,
  );
}
