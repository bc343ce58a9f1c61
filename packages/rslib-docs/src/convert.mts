import { convertConfig } from 'tsup-to-rslib/src/convert';
import { describeNotes, describeProblem } from 'tsup-to-rslib/src/describe';
import { ConfigProblem } from 'tsup-to-rslib/src/problem';
import { Problem } from './folder.mts';
import type { Language } from './library/contract.mts';

/**
 * The configuration of Rslib for one of tsup, and what has to be known about it. Nothing is run.
 * @throws Problem naming file, line and reason where it cannot be converted
 */
export function convert(lang: Language, source: string, file: string): string {
  try {
    const { code, notes } = convertConfig(source);
    const listed = describeNotes(notes, lang);
    const rest = listed.length > 0 ? ['', ...listed] : [];
    return ['```ts title="rslib.config.ts"', code.trimEnd(), '```', ...rest].join('\n');
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    throw new Problem(describeProblem(error, file, lang));
  }
}
