import type { SearchDocument } from './document';
import { SearchEngine, type Ranking } from './engine';
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
  private begin: () => void = () => undefined;
  private whole?: SearchEngine;
  private heir?: EarlyEngine;
  private isAwaited = false;
  private plain?: PlainPage[];
  private readonly synonyms: SynonymTable;

  /** @param delayMs When the index is begun, unless somebody waits for it earlier. */
  constructor(
    private readonly documents: readonly SearchDocument[],
    synonyms: Synonyms,
    delayMs = 0,
  ) {
    this.synonyms = new SynonymTable(synonyms);
    // Who asks first is answered first.
    const begun = new Promise<void>((resolve) => (this.begin = resolve));
    this.made = begun.then(() => this.make());
    setTimeout(this.begin, delayMs);
  }

  get isMade(): boolean {
    return this.whole !== undefined;
  }

  /** The pages that answer, best first. */
  async search(query: string, limit: number): Promise<Ranking> {
    const engine = this.engineAtOnce(query, limit) ?? (await this.makeNow());
    return engine.search(query, limit);
  }

  /** What the engine of all pages answers. */
  async searchAll(query: string, limit: number, isExact: boolean): Promise<Ranking> {
    return (await this.makeNow()).search(query, limit, isExact);
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

  private makeNow(): Promise<SearchEngine> {
    this.isAwaited = true;
    this.begin();
    return this.made;
  }

  private async make(): Promise<SearchEngine> {
    const index = await TextIndex.inSteps(this.documents, () => this.heir !== undefined);
    if (!index) return this.isAwaited ? this.heir!.makeNow() : this.heir!.made;
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
