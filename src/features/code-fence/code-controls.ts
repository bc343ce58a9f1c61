import { COPY_CODE, showCopyFeedback, copyText } from '@rslib-docs/kit/browser/clipboard';
import { WRAPPED } from '@rslib-docs/kit/shared/page-contract';

export const WRAP_BUTTON = 'data-wrap-code';
/** On the button below a long block, whose `data-folded` is the state that CSS reads. */
export const FOLD_BUTTON = 'data-fold-code';

/** The code of a block as a reader wants to paste it: without the lines that a diff removes. */
export function codeOf(block: Element): string {
  const isShown = block.checkVisibility?.();
  const lines = [...block.querySelectorAll('code .line:not(.diff.remove)')].filter(
    // A tool may show a part of its file.
    (line) => !isShown || line.checkVisibility(),
  );
  return lines.map((line) => line.textContent).join('\n');
}

/** Files of a sample as Markdown, each below its name, in their order. */
export function filesOf(sample: Element): string {
  const blocks = [...sample.querySelectorAll('figure:has(code)')];
  const texts = blocks.map((block) => {
    const title = block.querySelector('figcaption > [translate=no]')?.textContent;
    const name = title ? `\`${title}\`:\n\n` : '';
    return `${name}\`\`\`\n${codeOf(block)}\n\`\`\`\n`;
  });
  return texts.join('\n');
}

async function copy(button: HTMLElement, code: string): Promise<void> {
  if (await copyText(code)) showCopyFeedback(button);
}

export function startCodeControls(): readonly string[] {
  addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.('button');
    const block = button?.closest('figure');
    if (!block || !button) return;
    if (button.hasAttribute(COPY_CODE)) void copy(button, codeOf(block));
    if (button.hasAttribute(WRAP_BUTTON)) {
      button.ariaPressed = String(block.toggleAttribute(WRAPPED));
    }
    if (button.hasAttribute(FOLD_BUTTON)) {
      block.toggleAttribute('data-folded');
      // The button has moved by the height of the block; the reader's place has not.
      button.scrollIntoView({ block: 'nearest' });
    }
  });
  return [COPY_CODE, WRAP_BUTTON, FOLD_BUTTON];
}
