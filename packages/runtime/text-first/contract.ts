/* What the end of the build writes into a page, and what the page's scripts find. */

/** On the script that runs behind the first paragraphs of a page. */
export const AFTER_TEXT = 'data-after-text';

/** Class of the links to the stylesheets behind the first paragraphs, and of the script there. */
export const PAGE_STYLES = 'page-styles';

/** Text of that script, which does nothing: what follows it waits for the stylesheets everywhere. */
export const WAITING_SCRIPT = ' ';

/** On an element that stands later in the document than where it belongs: the name of its place. */
export const MOVED_FROM = 'data-moved-from';

/** On the empty template at the place of an element that stands later: the same name. */
export const PLACE = 'data-place';
