import path from 'node:path';
import { TimeLimitError, withinTime } from '@rslib-docs/kit/node/within-time';
import { moduleReader } from 'tsup-to-rslib/cli/find-source';
import { convertConfig } from 'tsup-to-rslib/src/convert';
import { describeNotes, describeProblem } from 'tsup-to-rslib/src/describe';
import { ConfigProblem } from 'tsup-to-rslib/src/problem';
import type { Folder } from './folder.mts';
import type { Language } from './library.mts';
import { Problem } from './texts.mts';

/**
 * The configuration of Rslib for one of tsup, and what has to be known about it. Nothing is run.
 * @param file Read instead of the source, with what it imports of the folder
 * @throws Problem naming file, line and reason where it cannot be converted
 */
export function convert(lang: Language, folder: Folder, source: string, file?: string): string {
  const isFile = file !== undefined;
  const text = isFile ? folder.read(file) : source;
  const reader = isFile ? moduleReader(path.dirname(folder.whole(file)), folder.root) : undefined;
  try {
    const { code, notes } = withinTime('the configuration', () => convertConfig(text, reader));
    const listed = describeNotes(notes, lang);
    const rest = listed.length > 0 ? ['', ...listed] : [];
    return ['```ts title="rslib.config.ts"', code.trimEnd(), '```', ...rest].join('\n');
  } catch (error) {
    if (error instanceof TimeLimitError) throw new Problem('slow', { reason: error.message });
    if (!(error instanceof ConfigProblem)) throw error;
    const said = describeProblem(error, file ?? 'tsup.config.ts', lang);
    throw new Problem('said', { text: said });
  }
}
