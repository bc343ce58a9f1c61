#!/usr/bin/env node
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { Folder } from './folder.mts';
import { LANGUAGES, type Language } from './library/contract.mts';
import { Library } from './library/library.mts';
import { TOOLS, type Context } from './tools.mts';

const USAGE = `Usage: rslib-docs <command> [--lang en|zh] [--root <folder>]

The documentation of Rslib, as installed: works offline, writes nothing, runs nothing without --build.

  search <words>           Sections that answer
  read <page>[#<section>]  A page or section, as Markdown: guide/basic/cli#exit-codes
  explain [<text>]         Cause and cure of what Rslib printed; without a text, of standard input
  check [<folder>]         Mistakes in the configuration and package.json of a package
  convert [<file>]         The rslib.config.ts for a configuration of tsup, or for standard input
  agents                   Lines for an AGENTS.md: how to use this, and all pages
  mcp                      The same as a server of the Model Context Protocol, on standard input

  --lang <language>        Language of the answers: en, zh. Default: en
  --build                  check and mcp run the project's own Rslib; nothing is run otherwise
  --root <folder>          The only folder that is read. Default: the current one

Exit codes: 0 answered, 1 findings or no answer, 2 wrong usage.`;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'en' },
        root: { type: 'string', default: '.' },
        build: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readLanguage(lang: string): Language {
  const known = LANGUAGES.find((one) => one === lang);
  if (!known) throw new UsageError(`There is no language "${lang}": ${LANGUAGES.join(', ')}.`);
  return known;
}

function readStandardInput(): string {
  if (process.stdin.isTTY) throw new UsageError('Give a text or file, or pipe one in.');
  return fs.readFileSync(0, 'utf8');
}

/** The arguments of each command as the input of the tool with that name. */
const INPUTS: Readonly<
  Record<string, (words: readonly string[], folder: Folder) => Record<string, unknown>>
> = {
  search: (words) => ({ query: words.join(' ') }),
  read: ([page]) => ({ page }),
  explain: (words) => ({ text: words.length > 0 ? words.join(' ') : readStandardInput() }),
  check: ([folder = '.']) => ({ folder }),
  convert: ([file], folder) => ({
    source: file === undefined ? readStandardInput() : folder.read(file),
  }),
};

const MOST_WORDS: Readonly<Record<string, number>> = {
  read: 1,
  check: 1,
  convert: 1,
  agents: 0,
  mcp: 0,
};
const LEAST_WORDS: Readonly<Record<string, number>> = { search: 1, read: 1 };

await runCommand(USAGE, async (args) => {
  const { values, positionals } = readArguments(args);
  const [command, ...words] = positionals;
  if (command === undefined) throw new UsageError('Name a command.');
  const { [command]: most = Infinity } = MOST_WORDS;
  if (words.length > most) throw new UsageError(`Unknown argument "${words[most]}".`);
  if (words.length < (LEAST_WORDS[command] ?? 0)) throw new UsageError(`${command} needs a word.`);
  const context: Context = {
    library: new Library(import.meta.dirname),
    folder: Folder.open(values.root),
    lang: readLanguage(values.lang),
    mayBuild: values.build,
  };
  if (command === 'agents') return void console.log(context.library.indexFile(context.lang));
  if (command === 'mcp') {
    const { serve } = await import('./mcp.mts');
    return serve(context, TOOLS);
  }
  const tool = TOOLS.find(({ name }) => name === command);
  const input = INPUTS[command];
  if (!tool || !input) throw new UsageError(`There is no command "${command}".`);
  const { text, hasFindings = false } = await tool.run(context, input(words, context.folder));
  console.log(text);
  return hasFindings ? EXIT.findings : EXIT.ok;
});
