import { fragmentTarget } from '@rslib-docs/kit/browser/fragment-target';
import { unfold } from './tab-controls';

/**
 * A heading in a panel that is not shown is led to like any other: by the address with which the
 * page is opened, the outline and the links of the text, the search, Back and Forward.
 */
export function startOpenTarget(): void {
  /** The address whose target has been unfolded; the reader may fold it again. */
  let unfolded: string | undefined;
  const open = (): void => {
    const target = fragmentTarget(location.hash);
    unfolded = target ? location.href : undefined;
    if (target && unfold(target)) target.scrollIntoView();
  };
  addEventListener('hashchange', open);
  // The address may be the present one, which nothing would tell of.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
    if (link?.href === location.href) open();
  });
  // Sees the target as the page arrives, and as the app draws another page.
  new MutationObserver(() => {
    if (location.href !== unfolded) open();
  }).observe(document, { childList: true, subtree: true });
}
