#!/usr/bin/env node
import fs from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { EXIT, UsageError, parseWords, runCommand } from '@rslib-docs/kit/node/command';
import { Folder, NoProject, Problem } from './folder.mts';
import { HELP, USAGE } from './help.mts';
import { LANGUAGES, type Language } from './library/contract.mts';
import { Library } from './library/library.mts';
import { TOOLS, runTool, type Context } from './tools.mts';

const OPTIONS = {
  lang: { type: 'string', default: 'en' },
  root: { type: 'string', default: '.' },
  build: { type: 'boolean' },
  'no-build': { type: 'boolean', default: false },
  'allow-build': { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const;

function readLanguage(lang: string): Language {
  const known = LANGUAGES.find((one) => one === lang);
  if (!known) throw new UsageError(`There is no language "${lang}": ${LANGUAGES.join(', ')}.`);
  return known;
}

function readStandardInput(): string {
  if (process.stdin.isTTY) throw new UsageError('Give a text or file, or pipe one in.');
  return fs.readFileSync(0, 'utf8');
}

/** Asks a person whether the project may be built; nobody else is asked. */
async function asksForBuild(lang: Language): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const question =
    lang === 'zh'
      ? '是否在副本中构建这个项目，并检查产物？这会运行项目的代码。[y/N] '
      : 'Build the project in a copy and look at what is written? This runs its code. [y/N] ';
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** The arguments of each command as the input of the tool with that name. */
const INPUTS: Readonly<Record<string, (words: readonly string[]) => Record<string, unknown>>> = {
  search: (words) => ({ query: words.join(' ') }),
  read: ([page]) => ({ page }),
  explain: (words) => ({ text: words.length > 0 ? words.join(' ') : readStandardInput() }),
  check: ([folder = '.']) => ({ folder }),
  convert: ([file]) => (file === undefined ? { source: readStandardInput() } : { file }),
};

const MOST_WORDS: Readonly<Record<string, number>> = {
  read: 1,
  check: 1,
  convert: 1,
  agents: 0,
  mcp: 0,
};
const LEAST_WORDS: Readonly<Record<string, number>> = { search: 1, read: 1 };

const named = process.argv.slice(2).find((word) => word in HELP);

await runCommand(named === undefined ? USAGE : HELP[named]!, async (args) => {
  const { values, positionals } = parseWords(args, OPTIONS);
  const library = new Library(import.meta.dirname);
  if (values.version) return void console.log(library.facts.version);
  const [command, ...words] = positionals;
  if (command === undefined) throw new UsageError('Name a command.');
  const { [command]: most = Infinity } = MOST_WORDS;
  if (words.length > most) throw new UsageError(`Unknown argument "${words[most]}".`);
  if (words.length < (LEAST_WORDS[command] ?? 0)) throw new UsageError(`${command} needs a word.`);
  const lang = readLanguage(values.lang);
  const isAsked = command === 'check' && values.build === undefined && !values['no-build'];
  if (command === 'agents') return void console.log(library.indexFile(lang));
  const tool = TOOLS.find(({ name }) => name === command);
  const input = INPUTS[command];
  if (command !== 'mcp' && (!tool || !input))
    throw new UsageError(`There is no command "${command}".`);
  try {
    const context: Context = {
      library,
      folder: Folder.open(values.root),
      lang,
      mayBuild: command === 'mcp' ? values['allow-build'] : (values.build ?? false),
      ...(values.write ? { fixes: 'written' } : values.fix && { fixes: 'shown' }),
    };
    if (!tool || !input) {
      const { serve } = await import('./mcp.mts');
      return await serve(context, TOOLS);
    }
    if (isAsked) context.mayBuild = await asksForBuild(lang);
    const { text, hasFindings = false } = await runTool(tool, context, input(words));
    console.log(text);
    return hasFindings ? EXIT.findings : EXIT.ok;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.in(lang));
    return error instanceof NoProject ? EXIT.usage : EXIT.findings;
  }
});
