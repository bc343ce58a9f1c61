import { Deadline } from './deadline.mts';
import { ANSWER_MS, COLLECTIONS_EVERY_MS, KNOWN_FOR_MS } from './engine.mts';
import type { Collection, Engine, FromEngine } from './engine.mts';

type Known = FromEngine<readonly Collection[]>;

/**
 * What is loaded. It is read again every second beside the questions, so that none of them waits for
 * a shard that hangs only to learn what there is.
 */
export class Catalogue {
  private known: (Known & { since: number }) | undefined;
  private reading: Promise<Known> | undefined;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly engine: Engine) {
    // Who asks next learns of a failure: it reads for itself.
    const refresh = () => void this.refresh().catch(() => undefined);
    this.timer = setInterval(refresh, COLLECTIONS_EVERY_MS);
    this.timer.unref();
  }

  /** @throws EngineUnavailable */
  async read(deadline: Deadline): Promise<Known> {
    const { known } = this;
    if (known && performance.now() - known.since < KNOWN_FOR_MS) return known;
    return deadline.within(this.refresh());
  }

  close(): void {
    clearInterval(this.timer);
  }

  private refresh(): Promise<Known> {
    this.reading ??= this.ask().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async ask(): Promise<Known> {
    const since = performance.now();
    this.known = { ...(await this.engine.collections(new Deadline(ANSWER_MS))), since };
    return this.known;
  }
}
