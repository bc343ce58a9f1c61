import { COLLECTIONS_TTL_MS, type Collection, type Engine } from './engine.mts';

/** What is loaded, asked for anew every second at most, and by one question at a time. */
export class Catalogue {
  private known: readonly Collection[] = [];
  private isPartial = false;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;

  constructor(private readonly engine: Engine) {}

  /** @throws EngineUnavailable */
  async read(): Promise<{ collections: readonly Collection[]; isPartial: boolean }> {
    if (performance.now() - this.readAt > COLLECTIONS_TTL_MS) {
      this.reading ??= this.refresh().finally(() => (this.reading = undefined));
      await this.reading;
    }
    return { collections: this.known, isPartial: this.isPartial };
  }

  private async refresh(): Promise<void> {
    const { value, isPartial } = await this.engine.collections();
    this.known = value;
    this.isPartial = isPartial;
    this.readAt = performance.now();
  }
}
