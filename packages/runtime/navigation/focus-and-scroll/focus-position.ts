import { fragmentTarget } from '@rslib-docs/kit/browser/page';
import { announce } from '@rslib-docs/kit/browser/announce';

/** Where the text of every page begins; the skip link leads there too. */
const MAIN_ID = 'main';
const TYPING = 'input,textarea,select';

/**
 * The next Tab continues where the new page, or the section, begins, not at a link of the page
 * before. Who is typing in the frame of the site goes on typing.
 */
export function moveFocus(hash: string): void {
  if (document.activeElement?.matches(TYPING)) return;
  const target = fragmentTarget(hash) ?? document.getElementById(MAIN_ID);
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Says the title of the page, as a browser does when it has loaded a document. */
export function announceTitle(): void {
  announce(document.title);
}
