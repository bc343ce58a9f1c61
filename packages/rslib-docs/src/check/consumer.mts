import fs from 'node:fs';
import path from 'node:path';
import { run } from './build.mts';
import type { Manifest } from './packed.mts';

/** A module that has not ended by then waits for something: it has started. */
const TIMEOUT_MS = 10_000;
/** More places than that to import from are not tried. */
const MAX_STARTS = 30;

/** One way in which users start a package. */
export interface Start {
  /** `import my-lib/sub`, as users write it. */
  text: string;
  /** Keys that lead to it in `package.json`. */
  keys: string[];
  /** The file that it leads to, relative to the package. */
  file: string;
  /** For Node.js, where it is no program that has a file. */
  words?: string[];
}

type Kind = 'import' | 'require';

/** The first file that Node.js takes for these conditions, with the keys that lead to it. */
function resolve(
  value: unknown,
  kind: Kind,
  keys: string[],
): { file: string; keys: string[] } | undefined {
  if (typeof value === 'string') return { file: value, keys };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  for (const [key, own] of Object.entries(value)) {
    if (![kind, 'node', 'default', 'module-sync'].includes(key)) continue;
    const found = resolve(own, kind, [...keys, key]);
    if (found) return found;
  }
  return undefined;
}

function subpaths({ exports, main, type }: Manifest): [string, unknown, string[]][] {
  if (exports === undefined) return type === 'module' || !main ? [] : [['.', main, ['main']]];
  const isMap = typeof exports === 'object' && exports !== null && !Array.isArray(exports);
  const hasPaths = isMap && Object.keys(exports).some((key) => key.startsWith('.'));
  if (!hasPaths) return [['.', exports, ['exports']]];
  return Object.entries(exports as object).map(([key, value]) => [key, value, ['exports', key]]);
}

const isScript = (file: string) => /\.[cm]?js$/.test(file) && !file.includes('*');

/** Whether users may `require` a file: it is no ES module, which older versions refuse. */
const isCommon = (file: string, { type }: Manifest) =>
  file.endsWith('.cjs') || (file.endsWith('.js') && type !== 'module');

/** Everything in a manifest that users import, require or call. */
export function startsOf(manifest: Manifest): Start[] {
  const { name = 'package', bin } = manifest;
  const modules = subpaths(manifest).flatMap(([subpath, value, keys]) =>
    (['import', 'require'] as const).flatMap((kind): Start[] => {
      const found = resolve(value, kind, keys);
      if (!found || !isScript(found.file)) return [];
      if (kind === 'require' && !found.keys.includes('require') && !isCommon(found.file, manifest))
        return [];
      const specifier = path.posix.join(name, subpath);
      const code = kind === 'import' ? `await import('${specifier}')` : `require('${specifier}')`;
      const type = kind === 'import' ? 'module' : 'commonjs';
      const words = [`--input-type=${type}`, '-e', `${code}; process.exit(0)`];
      return [{ text: `${kind} ${specifier}`, words, ...found }];
    }),
  );
  const bins = typeof bin === 'string' ? { [name]: bin } : (bin as Record<string, string>);
  const programs = Object.entries(bins ?? {}).map(([command, file]): Start => {
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

export const packageName = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

/** Whether npm installs a package for users, or asks them to. */
export const isDeclared = (manifest: Manifest, name: string): boolean =>
  ['dependencies', 'peerDependencies', 'optionalDependencies'].some(
    (kind) => name in ((manifest[kind] as object | undefined) ?? {}),
  );

function causeOf(copy: string, manifest: Manifest, output: string): [string, string] | undefined {
  const missing = NOT_FOUND.exec(output);
  const line = (text: string) =>
    text.replaceAll(`file://${copy}/`, './').replaceAll(`${copy}/`, './');
  if (missing) {
    const [said, name = '', from = ''] = missing;
    const isOwn = name.startsWith('/') || name.startsWith('.');
    const isInside = from === '' || from.includes(copy);
    const isFault = isOwn ? isInside : isInside && !isDeclared(manifest, packageName(name));
    const page = isOwn
      ? 'guide/basic/output-structure#entries-in-bundleless-mode'
      : 'guide/faq/errors#cannot-find-package';
    return isFault ? [line(said), page] : undefined;
  }
  const first = /(?:^|[\s(]|file:\/\/)(\/\S+?)(?::\d+|\s*$)/m.exec(output)?.[1];
  if (!first?.startsWith(copy)) return undefined;
  const found = CAUSES.find(([said]) => said.test(output));
  const said = /^\w*Error\b.*$/m.exec(output)?.[0];
  return found && said !== undefined ? [line(said), found[1]] : undefined;
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
    const { code, output } = await run(words, { cwd: place, timeout: TIMEOUT_MS });
    const cause = code === 0 ? undefined : causeOf(copy, manifest, output);
    if (cause) failures.push({ ...start, reason: cause[0], page: cause[1] });
  }
  fs.rmSync(place, { recursive: true });
  return failures;
}
