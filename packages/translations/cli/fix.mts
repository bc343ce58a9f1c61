import { fixSpacing, readTranslatedTexts } from './spacing.mts';
import { tidyRecords } from './accept.mts';
import { LOCK_PATH } from './lock.mts';
import type { PagePair } from './project.mts';
import { writeFiles } from '@rslib-docs/kit/node/write-files';

/** Mends what can be mended by a rule, of all files or of some pages; returns the changed files. */
export async function fixAll(root: string, only?: readonly PagePair[]): Promise<string[]> {
  const wanted = only && new Set(only.map(({ chinese }) => chinese));
  const changed = new Map<string, string>();
  for (const [file, text] of await readTranslatedTexts(root)) {
    if (wanted && !wanted.has(file)) continue;
    const fixed = fixSpacing(file, text);
    if (fixed !== text) changed.set(file, fixed);
  }
  writeFiles(root, changed);
  const tidied = !only && (await tidyRecords(root)) ? [LOCK_PATH] : [];
  return [...changed.keys(), ...tidied];
}
