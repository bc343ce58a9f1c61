import { announceCopied } from '../../lib/announce/announce';

/** Marks the copy button of a code block; the block is the closest `figure`. */
export const COPY_BUTTON = 'data-copy-code';
/** Marks the button that wraps long lines; `aria-pressed` on it is the state that CSS reads. */
export const WRAP_BUTTON = 'data-wrap-code';
/** Marks the button below a long block; `data-folded` on the block is the state that CSS reads. */
export const FOLD_BUTTON = 'data-fold-code';
/** Present on the button while it says that the code has been copied. */
const COPIED = 'data-copied';

/** How long the copied state is shown (specification §9, "Copied indicator"). */
const COPIED_MS = 2000;

const timers = new WeakMap<Element, number>();

/** The code of a block as a reader wants to paste it: without the lines that a diff removes. */
export function codeOf(block: Element): string {
  const lines = [...block.querySelectorAll('code .line:not(.diff.remove)')];
  return lines.map((line) => line.textContent).join('\n');
}

function showCopied(button: HTMLElement): void {
  announceCopied();
  clearTimeout(timers.get(button));
  button.setAttribute(COPIED, '');
  timers.set(
    button,
    window.setTimeout(() => {
      button.removeAttribute(COPIED);
      button.blur();
    }, COPIED_MS),
  );
}

async function copy(button: HTMLElement, block: Element): Promise<void> {
  const code = codeOf(block);
  try {
    await navigator.clipboard.writeText(code);
    showCopied(button);
  } catch {
    // Clipboard denied or missing: the visitor copies from a prompt (specification §8).
    const key = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
    window.prompt(`Copy to clipboard: ${key}+C, Enter`, code);
  }
}

export function startCodeControls(): void {
  addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.('button');
    const block = button?.closest('figure');
    if (!block || !button) return;
    if (button.hasAttribute(COPY_BUTTON)) void copy(button, block);
    if (button.hasAttribute(WRAP_BUTTON)) {
      button.ariaPressed = String(button.ariaPressed !== 'true');
    }
    if (button.hasAttribute(FOLD_BUTTON)) {
      block.toggleAttribute('data-folded');
      // The button has moved by the height of the block; the reader's place has not.
      button.scrollIntoView({ block: 'nearest' });
    }
  });
}
