const FLAGS = `  --lang <language>        Language of the answers: en, zh. Default: en
  --root <folder>          The only folder that is read. Default: the current one`;

const EXITS =
  'Exit codes: 0 answered, 1 findings or no answer, 2 wrong usage or no project of Rslib.';

export const USAGE = `Usage: rslib-docs <command> [--lang en|zh] [--root <folder>]

The documentation of Rslib, as installed: works offline, sends nothing, runs nothing without --build.

  search <words>           Sections that answer
  read <page>[#<section>]  A page or section, as Markdown
  explain [<text>]         Cause and cure of what Rslib printed; without a text, of standard input
  check [<folder>]         Mistakes in the configuration and package.json of a package
  convert [<file>]         The rslib.config.ts for a configuration of tsup, or for standard input
  agents                   Lines for an AGENTS.md: how to use this, and all pages
  mcp                      The same as a server of the Model Context Protocol, on standard input

${FLAGS}
  --version                Version of Rslib that is described
  <command> --help         What a command does, with an example

${EXITS}`;

const help = (usage: string, text: string, example: string, exits = EXITS): string =>
  `Usage: rslib-docs ${usage}\n\n${text}\n\n${FLAGS}\n\nExample:\n  ${example}\n\n${exits}`;

/** What a command does, with an example. */
export const HELP: Readonly<Record<string, string>> = {
  search: help(
    'search <words>',
    'Lists sections that answer, found by the search engine of the site.',
    'rslib-docs search dual package',
  ),
  read: help(
    'read <page>[#<section>]',
    'Prints a page or one section of it, as Markdown.',
    'rslib-docs read guide/basic/cli#exit-codes',
  ),
  explain: help(
    'explain [<text>]',
    'Prints the sections about a message; without a text it reads a log from standard input.',
    'rslib 2>&1 | rslib-docs explain',
  ),
  check: help(
    'check [<folder>] [--build] [--fix | --write]',
    `Reads the configuration as syntax: types, and mistakes that no program names. With --build it
also runs the project's own Rslib in a copy of the package beside it, and looks at what was
written: files that package.json promises, types, and whether import, require and bin start.

  --build                  Build, which runs code of the project. In a terminal it is asked for
  --no-build               Do not ask
  --fix                    Show the changes that are sure, as a diff
  --write                  Make them`,
    'rslib-docs check packages/my-lib --build --fix',
  ),
  convert: help(
    'convert [<file>]',
    'Prints the rslib.config.ts for a configuration of tsup, and what changes. Runs nothing of it.',
    'rslib-docs convert tsup.config.ts',
  ),
  agents: help(
    'agents',
    'Prints the names of all pages and common mistakes, 4 KB for the instructions of a project.',
    'rslib-docs agents >> AGENTS.md',
  ),
  mcp: help(
    'mcp [--allow-build]',
    `Serves search, read, explain, check and convert on standard input and output.

  --allow-build            Let assistants build the project with check`,
    'rslib-docs mcp --root packages/my-lib',
  ),
};
