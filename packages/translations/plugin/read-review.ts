import type { SectionState } from '../core/drift';
import { withoutTablePadding } from '../core/readable-tables';
import type { Section } from '../core/sections';
import type { ReviewSection, ReviewWords } from './contract';

export interface ReviewSources {
  page: string;
  english: readonly Section[];
  accepted: readonly Section[];
  chinese: readonly Section[];
  /** Section → state, of those that are not current. */
  states: ReadonlyMap<string, SectionState>;
  /** Why the English of a section that was translated is not among the accepted. */
  missing(id: string): string | undefined;
}

/**
 * What a translator needs to see of each section that is behind: the English that was translated,
 * the English of today, the words in which they differ, the Chinese, and the command that accepts
 * it.
 */
export async function readReview(sources: ReviewSources): Promise<ReviewSection[]> {
  // Only development asks; a build does not load the package that compares texts.
  const { diffWordsWithSpace } = await import('diff');
  const { page, english, accepted, chinese, states, missing } = sources;
  const source = (list: readonly Section[], id: string) =>
    withoutTablePadding(list.find((section) => section.id === id)?.source ?? '');
  const name = page.replace(/\.mdx$/, '').replace(/^docs\//, '');
  return english
    .filter(({ id }) => states.has(id))
    .map(({ id, title }): ReviewSection => {
      const why = missing(id);
      const now = source(english, id);
      const parts = diffWordsWithSpace(why ? now : source(accepted, id), now);
      const side = (other: 'added' | 'removed', own: 'added' | 'removed'): ReviewWords[] =>
        parts.filter((part) => !part[other]).map(({ value, ...part }) => [value, part[own]]);
      return {
        id,
        title: title || id,
        state: states.get(id)!,
        before: why ? [] : side('added', 'removed'),
        ...(why && { missing: why }),
        after: side('removed', 'added'),
        chinese: source(chinese, id),
        command: `npm run i18n accept ${name} ${id}`,
      };
    });
}
