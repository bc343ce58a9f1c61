import fs from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '../../runner/finding.mts';
import type { OptionPage } from '../option-pages.mts';
import type { History } from './history.mts';

/** What the published versions told, committed: the check needs no network. */
export const HISTORY_FILE = 'packages/samples/options/since/history.json';
const REFRESH = 'run "npm run site -- prove options --write"';

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
    const message = `ends with ${last}, but ${installed} is installed; ${REFRESH}`;
    return [{ file: HISTORY_FILE, line: 1, message }];
  }
  return pages.flatMap((page) =>
    (['since', 'deprecated'] as const).flatMap((key): Finding[] => {
      const actual = history[key][page.option];
      const expected = page[key];
      if (expected === actual) return [];
      const message = actual
        ? `"${page.option}" needs ${key}: '${actual}' by the published versions`
        : `"${page.option}" has no ${key} by the published versions; remove it`;
      return [{ file: page.file, line: page.lineOf(key), message }];
    }),
  );
}
