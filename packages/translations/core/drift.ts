import { parseEntry, type PageLock } from './lock-entry';
import type { Section, SectionedPage } from './sections';

/**
 * `stale`: the English has changed since it was translated. `missing`: English only. `orphan`:
 * Chinese only. `unaccepted`: both exist, but no command has ever marked them as matching.
 */
export type SectionState = 'current' | 'stale' | 'missing' | 'orphan' | 'unaccepted';

export interface SectionDrift {
  id: string;
  /** Heading in English, or in Chinese where only that exists. */
  title: string;
  state: SectionState;
  /** Line in the Chinese file; in the English one where the section is missing. */
  line: number;
}

function stateOf(english: Section, chinese: Section | undefined, accepted?: string): SectionState {
  if (!chinese) return 'missing';
  if (accepted === undefined) return 'unaccepted';
  return parseEntry(accepted).hash === english.hash ? 'current' : 'stale';
}

/** Compares the sections of a page with what was accepted, in the order of the English page. */
export function comparePage(
  english: SectionedPage,
  chinese: SectionedPage,
  lock: PageLock,
): SectionDrift[] {
  const translated = new Map(chinese.sections.map((section) => [section.id, section]));
  const known = new Set(english.sections.map((section) => section.id));
  const drift = english.sections.map((section): SectionDrift => {
    const counterpart = translated.get(section.id);
    return {
      id: section.id,
      title: section.title,
      state: stateOf(section, counterpart, lock[section.id]),
      line: (counterpart ?? section).line,
    };
  });
  const orphans = chinese.sections
    .filter((section) => !known.has(section.id))
    .map(({ id, title, line }): SectionDrift => ({ id, title, state: 'orphan', line }));
  return [...drift, ...orphans];
}
