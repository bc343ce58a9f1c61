/** A press may have its click this long after the pointer is up, where a finger could tap twice. */
const CLICK_MS = 300;

/**
 * Gives a function that runs what it is given, at once or, while a link or button of `root` is
 * pressed, after its click; then only the last. An element that is replaced in between gets none.
 */
export function deferWhilePressed(root: HTMLElement): (run: () => void) => void {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const endSoon = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isPressed = false;
      const run = waiting;
      waiting = undefined;
      run?.();
    }, delayMs);
  };
  root.addEventListener('pointerdown', ({ target, button }) => {
    if (button !== 0 || !(target as Element).closest('a,button')) return;
    isPressed = true;
    clearTimeout(timer);
    const ended = new AbortController();
    for (const type of ['pointerup', 'pointercancel']) {
      const onEnd = () => {
        ended.abort();
        endSoon(CLICK_MS);
      };
      addEventListener(type, onEnd, { signal: ended.signal });
    }
  });
  root.addEventListener('click', () => isPressed && endSoon(0));
  return (run) => {
    if (isPressed) waiting = run;
    else run();
  };
}
