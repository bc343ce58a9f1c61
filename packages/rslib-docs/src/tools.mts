import { z } from 'zod';
import { format } from './check/texts.mts';
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
}

export interface Answer {
  text: string;
  /** Whether a check found something. */
  hasFindings?: boolean;
}

/** One thing that can be asked for: both the command and the server offer it. */
export interface Tool {
  name: string;
  /** Read by assistants before every conversation: short. */
  description: string;
  input: z.ZodRawShape;
  /** @throws Problem with what was wrong and what to do */
  run(context: Context, input: Readonly<Record<string, unknown>>): Answer | Promise<Answer>;
}

export const LANG = z.enum(LANGUAGES).optional();

/** Keeps the type of the input of a tool inside of it. */
export function tool<Shape extends z.ZodRawShape>(one: {
  name: string;
  description: string;
  input: Shape;
  run(context: Context, input: z.output<z.ZodObject<Shape>>): Answer | Promise<Answer>;
}): Tool {
  return one as unknown as Tool;
}

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'search',
    description: 'Find sections of the Rslib docs by words, an option, a flag or an error.',
    input: { query: z.string() },
    run: ({ library, lang }, { query }) => ({ text: search(library, lang, query) }),
  }),
  tool({
    name: 'read',
    description: 'Read a page of the Rslib docs, or one section: guide/basic/cli#exit-codes',
    input: { page: z.string() },
    run: ({ library, lang }, { page }) => ({ text: read(library, lang, page) }),
  }),
  tool({
    name: 'explain',
    description: 'Cause and cure of what Rslib printed.',
    input: { text: z.string() },
    run: ({ library, lang }, { text }) => ({ text: explain(library, lang, text) }),
  }),
  tool({
    name: 'check',
    description:
      'Find mistakes in the rslib.config and package.json of a package: types, known traps, exports that Rslib does not write. Call after every change.',
    input: { folder: z.string().optional() },
    run: async ({ library, folder, lang, mayBuild }, { folder: dir = '.' }) => {
      const { check } = await import('./check/check.mts');
      const findings = await check(library, folder, { lang, dir, isBuilt: mayBuild });
      const hasFindings = findings.some(({ level }) => level !== 'note');
      return { text: format(findings, lang), hasFindings };
    },
  }),
  tool({
    name: 'convert',
    description:
      'Turn the source of a tsup config into an rslib.config.ts. Runs and writes nothing.',
    input: { source: z.string() },
    run: ({ lang }, { source }) => ({ text: convert(lang, source, 'tsup.config.ts') }),
  }),
];
