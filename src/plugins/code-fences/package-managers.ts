/** Turns one command, given as words after `npm`, into that of another package manager. */
type Convert = (command: string, rest: string[]) => string[];

const ADD = ['add', 'install', 'i'];
const REMOVE = ['uninstall', 'remove', 'rm'];

/** npm needs `--` before what is meant for the script; the others do not. */
const withoutDashes = (rest: string[]) => rest.filter((word) => word !== '--');
const withNpmPrefix = (rest: string[]) =>
  rest.map((word) => (word.startsWith('-') ? word : `npm:${word}`));

function converter(
  tool: string,
  own: { run?: string; create?: string; packages?: (rest: string[]) => string[] } = {},
): Convert {
  return (command, rest) => {
    const packages = own.packages ?? ((words: string[]) => words);
    if (ADD.includes(command) && rest.length === 0) return [tool, 'install'];
    if (ADD.includes(command)) return [tool, 'add', ...packages(rest)];
    if (REMOVE.includes(command)) return [tool, 'remove', ...rest];
    if (command === 'run') return [tool, own.run ?? 'run', ...withoutDashes(rest)];
    if (command === 'create') return [tool, own.create ?? 'create', ...withoutDashes(rest)];
    throw new Error(
      `"npm ${command}" has no known form for ${tool}: write this fence without npm2yarn.`,
    );
  };
}

function eachLine(convert: Convert): (code: string) => string {
  const convertLine = (line: string) => {
    const [tool, command, ...rest] = line.trim().split(/\s+/);
    if (!tool || tool.startsWith('#')) return line;
    if (tool !== 'npm' || !command) {
      throw new Error(`"${line}" is no npm command: write this fence without npm2yarn.`);
    }
    return convert(command, rest).join(' ');
  };
  return (code) => code.split('\n').map(convertLine).join('\n');
}

/**
 * The tabs after npm, in their order. The plugin's own conversion does not know `npm add`, and
 * Deno's packages come from npm only where the name says so.
 */
export const PACKAGE_MANAGERS: [name: string, convert: (code: string) => string][] = [
  // Yarn takes the newest version by itself and refuses a tag in `create`.
  [
    'yarn',
    eachLine((command, rest) =>
      converter('yarn')(
        command,
        command === 'create' ? rest.map((word) => word.replace(/(?<=.)@latest$/, '')) : rest,
      ),
    ),
  ],
  ['pnpm', eachLine(converter('pnpm'))],
  ['bun', eachLine(converter('bun'))],
  [
    'deno',
    eachLine(converter('deno', { run: 'task', create: 'init --npm', packages: withNpmPrefix })),
  ],
];
