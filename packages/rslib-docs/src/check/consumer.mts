import fs from 'node:fs';
import path from 'node:path';
import { runCode } from './build.mts';
import type { Manifest } from './packed.mts';
import { packageName } from './sources.mts';

/** A module that has not ended by then waits for something: it has started. */
const TIMEOUT_MS = 10_000;
const MAX_STARTS = 30;

interface Start {
  /** `import my-lib/sub`, as users write it. */
  text: string;
  /** Keys that lead to it in `package.json`. */
  keys: string[];
  /** The file that it leads to, relative to the package. */
  file: string;
  /** For Node.js, where it is no program that has a file. */
  words?: string[];
}

type Found = Pick<Start, 'file' | 'keys'>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first file that Node.js takes for a condition, with the keys that lead to it. */
function resolve(value: unknown, kind: string, keys: string[]): Found | undefined {
  if (typeof value === 'string') return { file: value, keys };
  if (!isObject(value)) return undefined;
  const conditions = [kind, 'node', 'default', 'module-sync'];
  const own = Object.entries(value).filter(([key]) => conditions.includes(key));
  return own.flatMap(([key, inner]) => resolve(inner, kind, [...keys, key]) ?? [])[0];
}

/** What users import below a package, with the keys that say where it leads. */
function subpaths({ exports, main, type }: Manifest): [string, unknown, string[]][] {
  if (exports === undefined) return type === 'module' || !main ? [] : [['.', main, ['main']]];
  const entries = isObject(exports) ? Object.entries(exports) : [];
  if (!entries.some(([key]) => key.startsWith('.'))) return [['.', exports, ['exports']]];
  return entries.map(([key, value]) => [key, value, ['exports', key]]);
}

/** Whether users may `require` a file: it is no ES module, which older versions refuse. */
const isCommon = ({ file, keys }: Found, { type }: Manifest) =>
  keys.includes('require') || file.endsWith('.cjs') || (file.endsWith('.js') && type !== 'module');

function startsOf(manifest: Manifest): Start[] {
  const { name = 'package', bin } = manifest;
  const modules = subpaths(manifest).flatMap(([subpath, value, keys]) => {
    const specifier = path.posix.join(name, subpath);
    const kinds = [
      ['import', 'module', `await import('${specifier}')`],
      ['require', 'commonjs', `require('${specifier}')`],
    ] as const;
    return kinds.flatMap(([kind, type, code]): Start[] => {
      const found = resolve(value, kind, keys);
      if (!found || !/\.[cm]?js$/.test(found.file) || found.file.includes('*')) return [];
      if (kind === 'require' && !isCommon(found, manifest)) return [];
      const words = [`--input-type=${type}`, '-e', `${code}; process.exit(0)`];
      return [{ text: `${kind} ${specifier}`, words, ...found }];
    });
  });
  const bins = typeof bin === 'string' ? { [name]: bin } : (bin as Record<string, string>);
  const programs = Object.entries(bins ?? {}).map(([command, file]) => {
    const keys = typeof bin === 'string' ? ['bin'] : ['bin', command];
    return { text: `${command} --help`, keys, file };
  });
  return [...modules, ...programs];
}

/** Why a package does not start, in the words of Node.js. */
export interface Failure extends Start {
  reason: string;
  page: string;
}

/** What Node.js says where the package is to blame, whoever uses it, with the section about it. */
const CAUSES: readonly (readonly [said: RegExp, page: string])[] = [
  [/ENOENT: [^']*'[^']*\.rslib-docs-[^/']*\/(?!\.consumer)/, 'config/rsbuild/output#output-copy'],
  [/ERR_REQUIRE_ESM|ERR_REQUIRE_ASYNC_MODULE/, 'guide/faq/errors#require-esm'],
  [/(?:__dirname|__filename) is not defined in ES module/, 'config/lib/shims#shims-esm'],
  [/(?:require|module|exports) is not defined/, 'guide/faq/errors#require-not-defined'],
  [/React is not defined/, 'guide/solution/react#set-up'],
  [/#![^\n]*\n[\s\S]*Invalid or unexpected token/, 'config/lib/banner#hashbang'],
  [
    /SyntaxError: (?:Cannot use import statement|Unexpected token 'export')/,
    'guide/basic/package-exports#dual',
  ],
  [
    /SyntaxError: .*(?:Named export|does not provide an export)/,
    'guide/faq/errors#export-not-found',
  ],
];

const NOT_FOUND = /Cannot find (?:module|package) '([^']+)'(?: imported from (\S+))?/;

export const isDeclared = (manifest: Manifest, name: string): boolean =>
  ['dependencies', 'peerDependencies', 'optionalDependencies'].some(
    (kind) => name in ((manifest[kind] as object | undefined) ?? {}),
  );

/** What Node.js says of a fault of the package, and the section about it. */
function causeOf(copy: string, manifest: Manifest, output: string) {
  const missing = NOT_FOUND.exec(output);
  const cause = (text: string, page: string) => {
    return { page, reason: text.replaceAll(`file://${copy}/`, './').replaceAll(`${copy}/`, './') };
  };
  if (missing) {
    const [said, name = '', from = ''] = missing;
    const isOwn = name.startsWith('/') || name.startsWith('.');
    const isInside = from === '' || from.includes(copy);
    const isFault = isOwn ? isInside : isInside && !isDeclared(manifest, packageName(name));
    const page = isOwn
      ? 'guide/basic/output-structure#entries-in-bundleless-mode'
      : 'guide/faq/errors#cannot-find-package';
    return isFault ? cause(said, page) : undefined;
  }
  const first = /(?:^|[\s(]|file:\/\/)(\/\S+?)(?::\d+|\s*$)/m.exec(output)?.[1];
  if (!first?.startsWith(copy)) return undefined;
  const found = CAUSES.find(([said]) => said.test(output));
  const said = /^\w*Error\b.*$/m.exec(output)?.[0];
  return found && said !== undefined ? cause(said, found[1]) : undefined;
}

/** Starts what a package offers, as installed elsewhere, and gives what fails by its own fault. */
export async function findFailures(copy: string, manifest: Manifest): Promise<Failure[]> {
  const { name = 'package' } = manifest;
  const place = path.join(copy, '.consumer');
  const link = path.join(place, 'node_modules', name);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.symlinkSync(copy, link, 'junction');
  fs.writeFileSync(path.join(place, 'package.json'), '{ "private": true }');
  const failures: Failure[] = [];
  for (const start of startsOf(manifest).slice(0, MAX_STARTS)) {
    if (!fs.existsSync(path.join(copy, start.file))) continue;
    const words = start.words ?? [path.join(copy, start.file), '--help'];
    const { code, output } = await runCode(words, place, TIMEOUT_MS);
    const cause = code === 0 ? undefined : causeOf(copy, manifest, output);
    if (cause) failures.push({ ...start, ...cause });
  }
  fs.rmSync(place, { recursive: true });
  return failures;
}
