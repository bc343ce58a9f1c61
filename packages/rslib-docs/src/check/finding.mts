import type { Language } from '../library.mts';
import { say } from '../texts.mts';

export interface Fix {
  /** Relative to the root of the folder. */
  file: string;
  start: number;
  end: number;
  text: string;
}

export interface Finding {
  /**
   * `error` was seen: by the compiler, in a build, in what a build wrote. `warning` breaks what
   * users do in the case that its text names. `note` is all else, and needs no fix.
   */
  level: 'error' | 'warning' | 'note';
  id: string;
  /** Relative to the root of the folder. */
  file: string;
  /** Counted from 1; undefined for a file as a whole. */
  line?: number;
  message: string;
  page?: string;
  /** The change to make, where it is sure. */
  fix?: Fix;
}

export const isMistake = ({ level }: Finding): boolean => level !== 'note';

/** Findings as people and assistants read them: `file:line level id: message`. */
export function format(findings: readonly Finding[], lang: Language, isBuilt = true): string {
  const lines = findings.map(({ file, line, level, id, message, page }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const more = page === undefined ? '' : `\n  → ${say(lang, 'more', { page })}`;
    return `${place} ${say(lang, level)} ${id}: ${message}${more}`;
  });
  const count = findings.filter(isMistake).length;
  const clean = say(lang, isBuilt ? 'clean' : 'cleanUnbuilt');
  const counted = say(lang, count === 1 ? 'countOne' : 'count', { findings: count });
  return [...lines, count > 0 ? counted : clean].join('\n');
}
