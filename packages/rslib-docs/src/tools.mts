import { z } from 'zod';
import { fixFiles } from './check/fix.mts';
import { format, say } from './check/texts.mts';
import { convert } from './convert.mts';
import { explain } from './explain.mts';
import type { Folder } from './folder.mts';
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

/** In characters: what is longer was not typed, or is no single message or configuration. */
const MAX = { query: 500, place: 500, folder: 1000, log: 100_000, source: 200_000 } as const;

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
    input: { query: z.string().max(MAX.query) },
    run: ({ library, lang }, { query }) => ({ text: search(library, lang, query) }),
  }),
  tool({
    name: 'read',
    description: 'Read a page of the Rslib docs, or one section: guide/basic/cli#exit-codes',
    input: { page: z.string().max(MAX.place) },
    run: ({ library, lang }, { page }) => ({ text: read(library, lang, page) }),
  }),
  tool({
    name: 'explain',
    description: 'Cause and cure of what Rslib printed.',
    input: { text: z.string().max(MAX.log) },
    run: ({ library, lang }, { text }) => ({ text: explain(library, lang, text) }),
  }),
  tool({
    name: 'check',
    description:
      'Find mistakes in the rslib.config and package.json of a package: types, known traps; with build, files that are not written, types and starts that fail. Call after every change.',
    input: { folder: z.string().max(MAX.folder).optional(), build: z.boolean().optional() },
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
      source: z.string().max(MAX.source).optional(),
      file: z.string().max(MAX.folder).optional(),
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
