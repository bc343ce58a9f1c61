import type { SearchDocument } from './document';
import { SearchEngine, type RankedPage } from './engine';
import { shortlist, toPlainPage, type PlainPage } from './shortlist';
import { SynonymTable, type Synonyms } from './synonyms';
import { TextIndex } from './text-index';

/** Pages that are ranked before all are: more than are shown, since the first look is a rough one. */
export const SHORTLISTED = 10;

/**
 * Answers before the index of all pages is made, which takes a phone most of a second: it ranks
 * the few pages that promise most, with the same engine. The index is made in steps meanwhile.
 */
export class EarlyEngine {
  /** The engine of all pages. */
  readonly made: Promise<SearchEngine>;
  private whole?: SearchEngine;
  private heir?: EarlyEngine;
  private plain?: PlainPage[];
  private readonly synonyms: SynonymTable;

  constructor(
    private readonly documents: readonly SearchDocument[],
    synonyms: Synonyms,
  ) {
    this.synonyms = new SynonymTable(synonyms);
    this.made = this.make();
  }

  get isMade(): boolean {
    return this.whole !== undefined;
  }

  /** The pages that answer, best first. */
  async search(query: string, limit: number): Promise<RankedPage[]> {
    const engine = this.engineAtOnce(query, limit) ?? (await this.made);
    return engine.search(query, limit);
  }

  /** What answers without waiting: the engine of all pages, or of the few that promise most. */
  engineAtOnce(query: string, limit: number): SearchEngine | undefined {
    // The search page wants more than the few: it waits for all.
    return this.whole || limit > SHORTLISTED ? this.whole : this.engineOfFew(query);
  }

  /** Makes no index any more, if there is none yet: who waits for it is given that of another. */
  leaveTo(heir: EarlyEngine): void {
    this.heir = heir;
  }

  private async make(): Promise<SearchEngine> {
    // Who asks first is answered first.
    await new Promise((resolve) => setTimeout(resolve));
    const index = await TextIndex.inSteps(this.documents, () => this.heir !== undefined);
    if (!index) return this.heir!.made;
    this.whole = new SearchEngine(this.documents, this.synonyms, index);
    this.plain = undefined;
    return this.whole;
  }

  private engineOfFew(query: string): SearchEngine | undefined {
    this.plain ??= this.documents.map(toPlainPage);
    const few = shortlist(this.plain, query, this.synonyms, SHORTLISTED);
    if (!few) return undefined;
    const documents = few.map((at, id) => ({ ...this.documents[at]!, id }));
    return new SearchEngine(documents, this.synonyms);
  }
}
