/** The one live region of a page; the frame of the site renders it. */
export const ANNOUNCER_ID = 'announcer';
/** On that element: what is said when something has been copied, in the language of the page. */
export const COPIED_TEXT = 'data-copied-text';
/** On that element: how to copy by hand what is selected; `{keys}` stands for the keys. */
export const COPY_PROMPT = 'data-copy-prompt';

/** Says a text to screen readers. The same text is said again. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => (region.textContent = text));
}

/** A text that the frame holds ready in the language of the page. */
export function layoutText(attribute: string): string {
  return document.getElementById(ANNOUNCER_ID)?.getAttribute(attribute) ?? '';
}

export const announceCopied = (): void => announce(layoutText(COPIED_TEXT));
