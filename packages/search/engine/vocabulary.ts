import { commonStart, stem } from './normalize';

const START = 2;

function groupByStart(terms: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    const start = term.slice(0, START);
    const group = groups.get(start);
    if (group) group.push(term);
    else groups.set(start, [term]);
  }
  return groups;
}

/** The terms of pages. */
export class Vocabulary {
  /** By term, the number of pages that hold it. */
  readonly pages = new Map<string, number>();
  /** Terms by what they begin with. */
  private starts?: Map<string, string[]>;

  constructor(pages: readonly { terms: ReadonlyMap<string, unknown> }[]) {
    for (const { terms } of pages) {
      for (const term of terms.keys()) this.pages.set(term, (this.pages.get(term) ?? 0) + 1);
    }
  }

  has(term: string): boolean {
    return this.pages.has(term);
  }

  /** Other terms that begin so. */
  completionsOf(start: string): string[] {
    this.starts ??= groupByStart(this.pages.keys());
    const near = this.starts.get(start.slice(0, START)) ?? [...this.pages.keys()];
    return near.filter((term) => term !== start && term.startsWith(start));
  }

  /** Other forms of an English word. */
  formsOf(word: string): string[] {
    const stemmed = stem(word);
    return this.completionsOf(commonStart(word)).filter(
      (term) => term !== word && stem(term) === stemmed,
    );
  }

  /** Whether a word stands there in some form, or begins one that does. */
  knows(word: string): boolean {
    return this.has(word) || this.completionsOf(word).length > 0 || this.formsOf(word).length > 0;
  }
}
