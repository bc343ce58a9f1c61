import { commonStart, stem } from './normalize';

export class Vocabulary {
  /** By term, the number of pages that hold it. */
  readonly pages = new Map<string, number>();
  /** The terms by what they begin with, in the same order. */
  private readonly byFirst = new Map<string, string[]>();

  constructor(pages: readonly { terms: ReadonlyMap<string, unknown> }[]) {
    for (const { terms } of pages) {
      for (const term of terms.keys()) this.pages.set(term, (this.pages.get(term) ?? 0) + 1);
    }
    for (const term of this.pages.keys()) {
      const first = term.charAt(0);
      if (!this.byFirst.get(first)?.push(term)) this.byFirst.set(first, [term]);
    }
  }

  has(term: string): boolean {
    return this.pages.has(term);
  }

  completionsOf(start: string): string[] {
    const near = this.byFirst.get(start.charAt(0)) ?? [];
    return near.filter((term) => term !== start && term.startsWith(start));
  }

  formsOf(word: string): string[] {
    const stemmed = stem(word);
    const near = this.completionsOf(commonStart(word));
    return near.filter((term) => term !== word && stem(term) === stemmed);
  }

  /** Whether a word stands there in some form, or begins one that does. */
  knows(word: string): boolean {
    return this.has(word) || this.completionsOf(word).length > 0 || this.formsOf(word).length > 0;
  }
}
