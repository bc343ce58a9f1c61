import { showCopyFeedback } from '@rslib-docs/kit/browser/clipboard';
import { emitNavigationError } from '@rslib-docs/runtime/hydration/page-contract';

/** On the button that copies a page: the address of its Markdown copy. */
export const COPY_PAGE = 'data-copy-page';

async function readCopy(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

export function startPageCopy(): readonly string[] {
  addEventListener('click', async (event) => {
    const button = (event.target as Element | null)?.closest?.<HTMLElement>(`[${COPY_PAGE}]`);
    if (!button) return;
    const address = button.getAttribute(COPY_PAGE)!;
    const text = readCopy(address);
    try {
      // Handed over as a promise: Safari forgets the press while the text is on its way.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      showCopyFeedback(button);
    } catch {
      // Clipboard denied or missing: the visitor copies from the file itself, if it can be had.
      const isThere = await text.then(Boolean, () => false);
      if (isThere || !emitNavigationError()) location.href = address;
    }
  });
  return [COPY_PAGE];
}
