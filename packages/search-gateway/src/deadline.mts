import { EngineUnavailable } from './engine.mts';

/** When something must be answered, in however many steps. */
export class Deadline {
  private readonly at: number;

  /** @param ms From now, in milliseconds. */
  constructor(ms: number) {
    this.at = performance.now() + ms;
  }

  /** Milliseconds that are left. @throws EngineUnavailable when there are none */
  left(): number {
    const ms = Math.ceil(this.at - performance.now());
    if (ms <= 0) throw new EngineUnavailable('The time for an answer is over.');
    return ms;
  }

  /**
   * What is awaited, if it comes in time; `late` gets what comes after it.
   * @throws EngineUnavailable when it does not
   */
  async within<T>(awaited: Promise<T>, late: (value: T) => void = () => undefined): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const over = new Promise<never>((_resolve, reject) => {
      // Not `left()`: what it throws where no time is left would keep `late` from being told.
      timer = setTimeout(() => {
        isOver = true;
        reject(new EngineUnavailable('The time for an answer is over.'));
      }, this.at - performance.now());
    });
    // A failure after the end is nobody's business any more.
    awaited.then((value) => isOver && late(value)).catch(() => undefined);
    return Promise.race([awaited, over]).finally(() => clearTimeout(timer));
  }
}
