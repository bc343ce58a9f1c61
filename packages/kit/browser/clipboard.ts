import { announceCopied, COPY_PROMPT, layoutText } from './announce';
import { isApple } from './environment';

/** Marks the button that copies code; the code is that of the closest `figure`. */
export const COPY_CODE = 'data-copy-code';

/** Present on a button while it says that something has been copied. */
const COPIED = 'data-copied';

/** How long it says so (specification §9, "Copied indicator"). */
const COPIED_MS = 2000;

const timers = new WeakMap<Element, number>();

/** Shows and says that a button has copied; pressed again, the time starts again. */
export function showCopyFeedback(button: HTMLElement): void {
  announceCopied();
  clearTimeout(timers.get(button));
  button.setAttribute(COPIED, '');
  const timer = window.setTimeout(() => {
    button.removeAttribute(COPIED);
    // Specification §9: the button lets go.
    button.blur();
  }, COPIED_MS);
  timers.set(button, timer);
}

/** Whether a text is on the clipboard; where it may not be, a prompt has it (specification §8). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const key = isApple() ? '⌘' : 'Ctrl';
    window.prompt(layoutText(COPY_PROMPT).replace('{keys}', `${key}+C`), text);
    return false;
  }
}
