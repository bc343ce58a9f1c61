import { COPY_PROMPT, layoutText } from '@rslib-docs/kit/browser/announce';
import { COPY_CODE, showCopyFeedback } from '@rslib-docs/kit/browser/copy-feedback';
import { isApple } from '@rslib-docs/kit/browser/is-apple';

/** Marks the button that wraps long lines; `aria-pressed` on it is the state that CSS reads. */
export const WRAP_BUTTON = 'data-wrap-code';
/** Marks the button below a long block; `data-folded` on the block is the state that CSS reads. */
export const FOLD_BUTTON = 'data-fold-code';
/** The code of a block as a reader wants to paste it: without the lines that a diff removes. */
export function codeOf(block: Element): string {
  const lines = [...block.querySelectorAll('code .line:not(.diff.remove)')];
  return lines.map((line) => line.textContent).join('\n');
}

async function copy(button: HTMLElement, block: Element): Promise<void> {
  const code = codeOf(block);
  try {
    await navigator.clipboard.writeText(code);
    showCopyFeedback(button);
  } catch {
    // Clipboard denied or missing: the visitor copies from a prompt (specification §8).
    const key = isApple() ? '⌘' : 'Ctrl';
    window.prompt(layoutText(COPY_PROMPT).replace('{keys}', `${key}+C`), code);
  }
}

export function startCodeControls(): readonly string[] {
  addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.('button');
    const block = button?.closest('figure');
    if (!block || !button) return;
    if (button.hasAttribute(COPY_CODE)) void copy(button, block);
    if (button.hasAttribute(WRAP_BUTTON)) {
      button.ariaPressed = String(button.ariaPressed !== 'true');
    }
    if (button.hasAttribute(FOLD_BUTTON)) {
      block.toggleAttribute('data-folded');
      // The button has moved by the height of the block; the reader's place has not.
      button.scrollIntoView({ block: 'nearest' });
    }
  });
  return [COPY_CODE, WRAP_BUTTON, FOLD_BUTTON];
}
