import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { format } from 'prettier';
import ts from 'typescript';
import { showProgress } from '@rslib-docs/kit/node/command';
import { ifThere } from '@rslib-docs/kit/node/files';
import type { Finding } from '../../runner/fences.mts';
import type { OptionPage } from '../option-pages.mts';

const PACKAGE = '@rslib/core';
/** In a published package; the second is where the first version had them. */
const DECLARATIONS = [
  'package/dist-types/types/config.d.ts',
  'package/dist-types/types/config/index.d.ts',
];
/** Below the project: archives as the registry gave them. */
const CACHE = '.cache/published';
/** What the published versions told, committed: the check needs no network. */
export const HISTORY_FILE = 'packages/samples/options/since/history.json';

/** What a version of the package declares of its options. */
interface DeclaredOptions {
  options: string[];
  deprecated: string[];
}

/** A published version, and the hash by which the registry knows it. */
interface PublishedVersion {
  version: string;
  integrity: string;
}

/** What the versions tell, as it is kept: option → minor version. */
interface History {
  /** Oldest first. */
  versions: readonly PublishedVersion[];
  /** Options that the first version did not have, with the minor version that brought them. */
  since: Record<string, string>;
  /** Options that the last version calls deprecated, with the first that did. */
  deprecated: Record<string, string>;
}

/** What `LibConfig` declares again although it inherits it: Rsbuild had it from the beginning. */
const INHERITED: readonly string[] = ['output'];

/**
 * The options that `LibConfig` declares by itself, and `lib`. Those that it inherits belong to
 * Rsbuild, whose versions say nothing of ours.
 * @throws Error where the text declares no such interface
 */
export function readDeclaredOptions(declarations: string, name: string): DeclaredOptions {
  const source = ts.createSourceFile(name, declarations, ts.ScriptTarget.Latest, true);
  const members = (interfaceName: string) =>
    source.statements
      .filter((node) => ts.isInterfaceDeclaration(node))
      .filter((node) => node.name.text === interfaceName)
      .flatMap((node) => [...node.members])
      .filter((member) => !!member.name && ts.isIdentifier(member.name));
  const nameOf = (member: ts.TypeElement) => (member.name as ts.Identifier).text;
  const own = members('LibConfig');
  if (own.length === 0) throw new Error(`${name} declares no interface LibConfig with options.`);
  const lib = members('RslibConfig').filter((one) => nameOf(one) === 'lib');
  const all = [...own, ...lib].filter((one) => !INHERITED.includes(nameOf(one)));
  const isDeprecated = (one: ts.TypeElement) => ts.getJSDocDeprecatedTag(one) !== undefined;
  return { options: all.map(nameOf), deprecated: all.filter(isDeprecated).map(nameOf) };
}

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** The first release and the last one of each minor version, oldest first; none before a release. */
export function chooseVersions(published: readonly string[], last: string): string[] {
  const releases = published.filter((one) => /^\d+\.\d+\.\d+$/.test(one) && !/^0\.0\./.test(one));
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  const upTo = releases.filter((one) => compare(one, last) <= 0).sort(compare);
  return upTo.filter(
    (one, index) => index === 0 || minorOf(upTo[index + 1] ?? '') !== minorOf(one),
  );
}

/** When each option of the last version came, and since when it is deprecated. */
export function tellHistory(
  versions: readonly PublishedVersion[],
  declared: readonly DeclaredOptions[],
): History {
  const last = declared.at(-1)!;
  /** Each name with the first version of the unbroken run, up to the last one, that has it. */
  const tell = (key: keyof DeclaredOptions) =>
    last[key].toSorted().map((name) => {
      const begin = declared.findLastIndex((one) => !one[key].includes(name)) + 1;
      return { name, begin, minor: minorOf(versions[begin]!.version) };
    });
  const toRecord = (told: ReturnType<typeof tell>) =>
    Object.fromEntries(told.map(({ name, minor }) => [name, minor]));
  return {
    versions,
    since: toRecord(tell('options').filter(({ begin }) => begin > 0)),
    deprecated: toRecord(tell('deprecated')),
  };
}

const run = promisify(execFile);

async function npm(args: readonly string[], cwd: string): Promise<string> {
  // npm is a script on Windows, which only a shell can start.
  const options = { cwd, maxBuffer: 1 << 26, shell: process.platform === 'win32' };
  try {
    return (await run('npm', [...args], options)).stdout;
  } catch (error) {
    const why = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    const message = `npm ${args.join(' ')} failed: ${why}. Is the registry reachable?`;
    throw new Error(message, { cause: error });
  }
}

/** Fetches a version once; `npm pack` checks the integrity of the archive. */
async function fetchVersion(version: string, folder: string) {
  const record = path.join(folder, `${version}.json`);
  const known = await ifThere(fs.readFile(record, 'utf8'));
  const packed =
    known ?? (await npm(['pack', `${PACKAGE}@${version}`, '--json', '--prefer-offline'], folder));
  const [{ filename, integrity }] = JSON.parse(packed) as [{ filename: string; integrity: string }];
  if (known === undefined) await fs.writeFile(record, packed);
  const { stdout: names } = await run('tar', ['-tzf', filename], { cwd: folder });
  const file = DECLARATIONS.find((one) => names.split(/\r?\n/).includes(one));
  if (!file) throw new Error(`${PACKAGE}@${version} has none of ${DECLARATIONS.join(', ')}.`);
  const { stdout } = await run('tar', ['-xzOf', filename, file], { cwd: folder });
  const declared = readDeclaredOptions(stdout, `${PACKAGE}@${version}`);
  return { published: { version, integrity }, declared };
}

/**
 * Compares the published versions up to `installed`, and writes what they tell. Needs the network,
 * npm and tar.
 * @throws Error saying which version could not be fetched or read
 */
export async function writeHistory(root: string, installed: string): Promise<void> {
  const folder = path.join(root, CACHE);
  await fs.mkdir(folder, { recursive: true });
  const all = JSON.parse(await npm(['view', PACKAGE, 'versions', '--json'], folder)) as string[];
  const chosen = chooseVersions(all, installed);
  const fetched: Awaited<ReturnType<typeof fetchVersion>>[] = [];
  for (const [index, version] of chosen.entries()) {
    showProgress(`${index + 1} of ${chosen.length}: ${PACKAGE}@${version}`);
    fetched.push(await fetchVersion(version, folder));
  }
  showProgress('');
  const history = tellHistory(
    fetched.map(({ published }) => published),
    fetched.map(({ declared }) => declared),
  );
  const text = await format(JSON.stringify(history), { parser: 'json', printWidth: 100 });
  await fs.writeFile(path.join(root, HISTORY_FILE), text);
}

export async function readHistory(root: string): Promise<History> {
  return JSON.parse(await fs.readFile(path.join(root, HISTORY_FILE), 'utf8')) as History;
}

/** Compares `since` and `deprecated` of the pages with what the published versions told. */
export function checkHistory(
  history: History,
  pages: readonly OptionPage[],
  installed: string,
): Finding[] {
  const last = history.versions.at(-1)?.version;
  if (last !== installed) {
    const message = `ends with ${last}, but ${installed} is installed; run "npm run site -- prove options --write"`;
    return [{ file: HISTORY_FILE, line: 1, message }];
  }
  return pages.flatMap((page) =>
    (['since', 'deprecated'] as const).flatMap((key): Finding[] => {
      const actual = history[key][page.option];
      if (page[key] === actual) return [];
      const message = actual
        ? `"${page.option}" needs ${key}: '${actual}' by the published versions`
        : `"${page.option}" has no ${key} by the published versions; remove it`;
      return [{ file: page.file, line: page.lineOf(key), message }];
    }),
  );
}
