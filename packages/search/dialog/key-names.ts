import { isApple } from '@rslib-docs/kit/browser/is-apple';
import { whenParsed } from '@rslib-docs/kit/browser/when-ready';
import { SEARCH_BUTTON, SEARCH_KEYS } from './search-dom';

/**
 * The key that opens the search, as the button says it and as it shows it. Words that it shows are in
 * what it says, brackets too: who speaks to the page says what is seen. Nobody says a sign.
 */
export const keyNames = (apple: boolean): readonly [said: string, shown: string] =>
  apple ? ['(Command+K)', '⌘ K'] : ['(Ctrl+K)', 'Ctrl+K'];

/** The page is built for any platform; where the key is another one, the button learns it here. */
export function nameKeys(): void {
  if (!isApple()) return;
  whenParsed(() => {
    const button = document.querySelector<HTMLElement>(`[${SEARCH_BUTTON}]`);
    const shown = button?.querySelector(`[${SEARCH_KEYS}]`);
    if (!shown) return;
    const [said, keys] = keyNames(true);
    button!.ariaLabel = `${button!.dataset.label} ${said}`;
    shown.textContent = keys;
  });
}
