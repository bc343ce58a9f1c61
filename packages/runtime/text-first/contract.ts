/* What the end of the build writes into a page, and what the page's scripts find. */

/** On the script that runs behind the first paragraphs of a page. */
export const AFTER_TEXT = 'data-after-text';

/** Id of the drawing, never shown, that holds the styles behind the first paragraphs. */
export const PAGE_STYLES_ID = 'page-styles';

/** On an element that stands later in the document than where it belongs: the name of its place. */
export const MOVED_FROM = 'data-moved-from';

/** On the empty template at the place of an element that stands later: the same name. */
export const PLACE = 'data-place';
