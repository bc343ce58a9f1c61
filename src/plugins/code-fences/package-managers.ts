/** Translates the words after `npm` for another package manager. */
type Convert = (command: string, rest: string[]) => string[];

const ADD = ['add', 'install', 'i'];
const REMOVE = ['uninstall', 'remove', 'rm'];

/** The one flag that all of them spell alike. */
const DEV_FLAG = '-D';
const PACKAGE = /^(?:@[\w-][\w.-]*\/)?\w[\w.-]*(?:@[\w.^~-]+)?$/;
/** Separates commands: the words after it are not npm's. */
const SHELL = /[;&|<>`]|^#/;

/** npm needs `--` before arguments for the script; the others do not. */
const withoutDashes = (rest: string[]) => rest.filter((word) => word !== '--');
const withNpmPrefix = (rest: string[]) =>
  rest.map((word) => (word.startsWith('-') ? word : `npm:${word}`));

const unconvertible = (what: string, tool: string): Error =>
  new Error(`${what} has no known form for ${tool}: write this fence without npm2yarn.`);

function converter(
  tool: string,
  own: { run?: string; create?: string; packages?: (rest: string[]) => string[] } = {},
): Convert {
  return (command, rest) => {
    const packages = own.packages ?? ((words: string[]) => words);
    const isAdding = ADD.includes(command);
    if (isAdding || REMOVE.includes(command)) {
      const unknown = rest.find((word) => !PACKAGE.test(word) && !(isAdding && word === DEV_FLAG));
      if (unknown !== undefined) throw unconvertible(`"${unknown}" of "npm ${command}"`, tool);
    }
    if (isAdding && rest.length === 0) return [tool, 'install'];
    if (isAdding) return [tool, 'add', ...packages(rest)];
    if (REMOVE.includes(command)) return [tool, 'remove', ...rest];
    if (command === 'run') return [tool, own.run ?? 'run', ...withoutDashes(rest)];
    if (command === 'create') return [tool, own.create ?? 'create', ...withoutDashes(rest)];
    throw unconvertible(`"npm ${command}"`, tool);
  };
}

function eachLine(convert: Convert): (code: string) => string {
  const convertLine = (line: string) => {
    const [tool, command, ...rest] = line.trim().split(/\s+/);
    if (!tool || tool.startsWith('#')) return line;
    if (tool !== 'npm' || !command || rest.some((word) => SHELL.test(word))) {
      throw new Error(`"${line}" is not one npm command: write this fence without npm2yarn.`);
    }
    return convert(command, rest).join(' ');
  };
  return (code) => code.split('\n').map(convertLine).join('\n');
}

/** Yarn takes the newest version by itself and refuses a tag in `create`. */
const yarn: Convert = (command, rest) => {
  const isNewest = (word: string) => command === 'create' && /.@latest$/.test(word);
  const words = rest.map((word) => (isNewest(word) ? word.replace('@latest', '') : word));
  return converter('yarn')(command, words);
};

/** Packages come from npm only with the `npm:` prefix. */
const deno = converter('deno', { run: 'task', create: 'init --npm', packages: withNpmPrefix });

/** The tabs after npm, in their order. The plugin's own conversion does not know `npm add`. */
export const PACKAGE_MANAGERS: [name: string, convert: (code: string) => string][] = [
  ['yarn', eachLine(yarn)],
  ['pnpm', eachLine(converter('pnpm'))],
  ['bun', eachLine(converter('bun'))],
  ['deno', eachLine(deno)],
];
