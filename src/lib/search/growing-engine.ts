import type { SearchDocument } from './document';
import { EarlyEngine, SHORTLISTED } from './early-engine';
import type { RankedPage } from './engine';
import { withCode, type PageCode } from './page-code';
import type { Synonyms } from './synonyms';

/** Who opens the search is about to be answered, which the second index must not delay. */
const SECOND_INDEX_DELAY_MS = 1000;

/** What an engine has found. */
export interface Found {
  /** Best first. */
  pages: RankedPage[];
  /** Whether code was not searched: asked again, it may find more. */
  isPartial: boolean;
}

/**
 * Searches documents that come without their code, which is loaded when somebody searches. Until
 * it is searched too, prose answers what it knows word for word; everything else waits for the
 * code, or for the news that it cannot be had.
 */
export class GrowingEngine {
  private prose: EarlyEngine;
  private whole?: EarlyEngine;
  /** Never rejects; undefined where code was not asked for, or could not be had. */
  private code?: Promise<void>;

  /**
   * @param loadCode Tells of its failures itself, and decides when to try again.
   * @param delayMs Of the index of all that there is, unless somebody waits for it.
   */
  constructor(
    private readonly documents: readonly SearchDocument[],
    private readonly synonyms: Synonyms,
    private readonly loadCode: () => Promise<readonly PageCode[]>,
    private readonly delayMs = SECOND_INDEX_DELAY_MS,
  ) {
    this.prose = new EarlyEngine(documents, synonyms);
  }

  /** Has the code come, and settles when it has or cannot. */
  addCode(): Promise<void> {
    this.code ??= this.loadCode().then(
      (code) => this.grow(code),
      () => (this.code = undefined),
    );
    return this.code;
  }

  async search(query: string, limit: number): Promise<Found> {
    const code = this.addCode();
    if (!this.whole?.isMade && limit <= SHORTLISTED) {
      const engine = this.prose.engineAtOnce(query, limit);
      // What is only similar, or begins so, may stand in code as it was typed.
      const pages = engine?.knows(query) ? engine.search(query, limit) : [];
      if (pages.some(({ isGood }) => isGood)) return { pages, isPartial: true };
    }
    await code;
    const { whole = this.prose } = this;
    const isPartial = whole !== this.whole;
    return { pages: await whole.search(query, limit), isPartial };
  }

  private grow(code: readonly PageCode[]): void {
    const documents = withCode(this.documents, code);
    const whole = new EarlyEngine(documents, this.synonyms, this.delayMs);
    this.whole = whole;
    this.prose.leaveTo(whole);
    // Two indexes are more than a phone should hold.
    void whole.made.then(() => (this.prose = whole));
  }
}
