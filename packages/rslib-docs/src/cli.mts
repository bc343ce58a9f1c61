#!/usr/bin/env node
import fs from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { EXIT, UsageError, parseWords, runCommand } from '@rslib-docs/kit/node/command';
import { COMMANDS, TOOLS, helpOf, runTool, type Context } from './commands.mts';
import { Folder } from './folder.mts';
import { LANGUAGES, Library, type Language } from './library.mts';
import { NoProject, Problem, say } from './texts.mts';

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

function readStandardInput(): string {
  if (process.stdin.isTTY) throw new UsageError('Give a text or file, or pipe one in.');
  return fs.readFileSync(0, 'utf8');
}

/** Asks a person whether the project may be built; nobody else is asked. */
async function asksForBuild(lang: Language): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(say(lang, 'mayBuild'));
  lines.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

const named = process.argv.slice(2).find((word) => Object.hasOwn(COMMANDS, word));

await runCommand(helpOf(named), async (args) => {
  const { values, positionals } = parseWords(args, OPTIONS);
  const library = new Library(import.meta.dirname);
  if (values.version) return void console.log(library.facts.version);
  const [name, ...words] = positionals;
  if (name === undefined) throw new UsageError('Name a command.');
  if (!Object.hasOwn(COMMANDS, name)) throw new UsageError(`There is no command "${name}".`);
  const [least, most] = COMMANDS[name]!.words;
  if (words.length > most) throw new UsageError(`Unknown argument "${words[most]}".`);
  if (words.length < least) throw new UsageError(`${name} needs a word.`);
  const lang = LANGUAGES.find((one) => one === values.lang);
  if (!lang)
    throw new UsageError(`There is no language "${values.lang}": ${LANGUAGES.join(', ')}.`);
  if (name === 'agents') return void console.log(library.indexFile(lang));
  const tool = TOOLS[name];
  try {
    const context: Context = {
      library,
      folder: Folder.open(values.root),
      lang,
      mayBuild: tool ? (values.build ?? false) : values['allow-build'],
      ...(values.write ? { fixes: 'written' } : values.fix && { fixes: 'shown' }),
    };
    if (!tool) {
      const { serve } = await import('./mcp.mts');
      return await serve(context);
    }
    const isAsked = name === 'check' && values.build === undefined && !values['no-build'];
    if (isAsked) context.mayBuild = await asksForBuild(lang);
    const input = tool.toInput(words, readStandardInput);
    const { text, hasFindings = false } = await runTool(tool, context, input);
    console.log(text);
    return hasFindings ? EXIT.findings : EXIT.ok;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.in(lang));
    return error instanceof NoProject ? EXIT.usage : EXIT.findings;
  }
});
