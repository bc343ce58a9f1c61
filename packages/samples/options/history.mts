import fs from 'node:fs/promises';
import path from 'node:path';
import { layOut } from '@rslib-docs/translations/cli/lay-out';
import type { Finding } from '../runner/fences.mts';
import { readJson } from '../runner/packages.mts';
import type { OptionPage } from './option-pages.mts';
import type { PackageTypes } from './package-types.mts';

/** When options came. The command adds what the installed version has brought. */
export const HISTORY_FILE = 'packages/samples/options/history.json';
/** Options of the first minor version have no `since` on their pages. */
const FIRST = '0.1';
/** Each option with the minor version that brought it, or first called it deprecated. */
export interface History {
  /** The version that was installed when it was written. */
  version: string;
  since: Record<string, string>;
  deprecated: Record<string, string>;
}

type Declared = Record<'since' | 'deprecated', readonly string[]>;

/** The options of Rslib that the installed package declares, and those that it calls deprecated. */
export function readDeclared(types: PackageTypes): Declared {
  const since = [...types.keysOf('Own'), 'lib'];
  return { since, deprecated: types.deprecatedKeys().filter((name) => since.includes(name)) };
}

/** The history with what `installed` has brought since it was written. */
export function updateHistory(known: History, declared: Declared, installed: string): History {
  const minor = installed.split('.').slice(0, 2).join('.');
  const tell = (key: keyof Declared) =>
    Object.fromEntries(
      declared[key].toSorted().map((name) => [name, known[key][name] ?? minor] as const),
    );
  return { version: installed, since: tell('since'), deprecated: tell('deprecated') };
}

export const readHistory = (root: string): Promise<History> =>
  readJson<History>(root, HISTORY_FILE);

export async function writeHistory(root: string, types: PackageTypes, installed: string) {
  const history = updateHistory(await readHistory(root), readDeclared(types), installed);
  const text = await layOut(root, HISTORY_FILE, JSON.stringify(history));
  await fs.writeFile(path.join(root, HISTORY_FILE), text);
}

export function checkHistory(
  history: History,
  pages: readonly OptionPage[],
  installed: string,
): Finding[] {
  if (history.version !== installed) {
    const message = `ends with ${history.version}, but ${installed} is installed; run "npm run site -- prove options --write"`;
    return [{ file: HISTORY_FILE, line: 1, message }];
  }
  return pages.flatMap((page) =>
    (['since', 'deprecated'] as const).flatMap((key): Finding[] => {
      const told = history[key][page.option];
      const actual = key === 'since' && told === FIRST ? undefined : told;
      if (page[key] === actual) return [];
      const message = actual
        ? `"${page.option}" needs ${key}: '${actual}' by ${HISTORY_FILE}`
        : `"${page.option}" has no ${key} by ${HISTORY_FILE}; remove it`;
      return [{ file: page.file, line: page.lineOf(key), message }];
    }),
  );
}
