import type { SearchDocument } from './document';
import { EarlyEngine, SHORTLISTED } from './early-engine';
import type { RankedPage, Ranking } from './engine';
import { withCode, type PageCode } from './page-code';
import { compact } from './query';
import type { Synonyms } from './synonyms';

/** Who opens the search is about to be answered, which the second index must not delay. */
const SECOND_INDEX_DELAY_MS = 1000;
/** Code that is not there after this long is not waited for: what is known is better than nothing. */
const LONGEST_WAIT_MS = 4000;

/** What stands in lines of code, and seldom in a question. */
const CODE_MARK = /["#$%&()*+/:;<=>@[\\\]^`{|}~]/;

export interface Patience {
  /** When the index of all that there is is begun, unless somebody waits for it. */
  delayMs: number;
  /** How long answers wait for code, counted from when it was asked for. */
  longestWaitMs: number;
}

/** What an engine has found. */
export interface Found extends Ranking {
  /** Whether code was not searched: asked again, it may find more. */
  isPartial: boolean;
  /** Whether all pages were not asked yet: `searchAll` may put others first. */
  isProvisional: boolean;
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
  /** Who waits for the code. */
  private readonly waiting: (() => void)[] = [];
  private isLate = false;

  /** @param loadCode Tells of its failures itself, and decides when to try again. */
  constructor(
    private readonly documents: readonly SearchDocument[],
    private readonly synonyms: Synonyms,
    private readonly loadCode: () => Promise<readonly PageCode[]>,
    private readonly patience: Patience = {
      delayMs: SECOND_INDEX_DELAY_MS,
      longestWaitMs: LONGEST_WAIT_MS,
    },
  ) {
    this.prose = new EarlyEngine(documents, synonyms);
  }

  /** Has the code come, and settles when it has or cannot. */
  addCode(): Promise<void> {
    this.code ??= this.askForCode();
    return this.code;
  }

  async search(query: string, limit: number): Promise<Found> {
    void this.addCode();
    const known = limit <= SHORTLISTED ? this.askProse(query, limit) : undefined;
    if (known) return { pages: known, isPartial: true, isProvisional: true };
    await this.untilGrown();
    const { whole = this.prose } = this;
    const isProvisional = limit <= SHORTLISTED && !whole.isMade;
    const found = await whole.search(query, limit);
    return { ...found, isPartial: whole !== this.whole, isProvisional };
  }

  /**
   * What all pages answer, with their code where that can be had.
   * @param isExact Whether words that no page has are left as they are.
   */
  async searchAll(query: string, limit: number, isExact = false): Promise<Found> {
    void this.addCode();
    await this.untilGrown();
    const { whole = this.prose } = this;
    const found = await whole.searchAll(query, limit, isExact);
    return { ...found, isPartial: whole !== this.whole, isProvisional: false };
  }

  private untilGrown(): Promise<void> | undefined {
    if (this.whole || this.isLate) return undefined;
    return new Promise<void>((go) => this.waiting.push(go));
  }

  /** What prose answers at once, where that is what all pages with their code would answer. */
  private askProse(query: string, limit: number): RankedPage[] | undefined {
    // Once the code has come, only an index that is made already is the quicker one.
    if (this.whole && (this.whole.isMade || !this.prose.isMade)) return undefined;
    const engine = this.prose.engineAtOnce(query, limit);
    // What is only similar, or begins so, may stand in code as it was typed.
    if (!engine?.knows(query)) return undefined;
    const { pages } = engine.search(query, limit);
    // So may a line whose words prose has, too, but not in this order.
    const asked = compact(query);
    const isEnough = ({ matchesAllTerms, document }: RankedPage) =>
      matchesAllTerms && (!CODE_MARK.test(query) || compact(document.content).includes(asked));
    return pages.some(isEnough) ? pages : undefined;
  }

  private async askForCode(): Promise<void> {
    this.isLate = false;
    const late = setTimeout(() => {
      this.isLate = true;
      void this.letGo();
    }, this.patience.longestWaitMs);
    try {
      this.grow(await this.loadCode());
    } catch {
      this.code = undefined;
    }
    clearTimeout(late);
    void this.letGo();
  }

  /** The last question first, as it is the one that is looked at, and each answer by itself. */
  private async letGo(): Promise<void> {
    for (let go = this.waiting.pop(); go; go = this.waiting.pop()) {
      go();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  private grow(code: readonly PageCode[]): void {
    const documents = withCode(this.documents, code);
    const whole = new EarlyEngine(documents, this.synonyms, this.patience.delayMs);
    this.whole = whole;
    this.prose.leaveTo(whole);
    // Two indexes are more than a phone should hold.
    void whole.made.then(() => (this.prose = whole));
  }
}
