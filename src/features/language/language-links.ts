/** Marks links to the same page in another language. */
export const LANGUAGE_LINK = 'data-language-link';

/**
 * A language link leads to the same section: ids are shared by the languages, so the query and the
 * fragment of the moment are carried over when the link is used. `onChosen` learns the language.
 */
export function startLanguageLinks(onChosen: (locale: string) => void): void {
  // Not the click alone: a new tab and the context menu take the address that is there before it.
  for (const type of ['pointerdown', 'click'] as const) {
    addEventListener(
      type,
      ({ target }) => {
        const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
          `a[${LANGUAGE_LINK}]`,
        );
        if (!link) return;
        const url = new URL(link.href);
        url.search = location.search;
        url.hash = location.hash;
        link.href = url.href;
        if (type === 'click') onChosen(link.hreflang.split('-')[0]!);
      },
      { capture: true },
    );
  }
}
