import { isOfInputMethod } from './typed-text';
import { answerOf, isStale, type SearchState } from './outcome';

/** Whether the rows belong to what stands in the field, and will not be others in a moment. */
const isAnswered = (state: SearchState): boolean =>
  !isStale(state) && !answerOf(state)?.isProvisional;

/**
 * Who types fluently presses Enter before the answer has come, and means the answer. That Enter is
 * held until it has, so that it does not open a row of the query before. Any other key, and what
 * is typed further, takes it back.
 */
export function createEarlyEnter(
  press: (event: KeyboardEvent) => void,
  isChoosing: () => boolean = () => false,
) {
  let held: KeyboardEvent | undefined;
  let state: SearchState | undefined;

  return {
    /** Holds a key if it came too early. */
    holds(event: KeyboardEvent): boolean {
      held = undefined;
      if (event.key !== 'Enter' || isOfInputMethod(event) || !state || isAnswered(state))
        return false;
      // A row of the query that was chosen is meant, whatever may come.
      if (!isStale(state) && isChoosing()) return false;
      event.preventDefault();
      held = event;
      return true;
    },
    drop(): void {
      held = undefined;
    },
    follow(next: SearchState): void {
      state = next;
      const early = held;
      if (!early || !isAnswered(next)) return;
      held = undefined;
      // The engine is still telling of its rows; it takes a key when it has done so.
      queueMicrotask(() => press(early));
    },
  };
}
