/** On the button that opens the dialog, with what the dialog needs before its code has come. */
export const SEARCH_BUTTON = 'data-search-open';
/** On the dialog. */
export const SEARCH_DIALOG = 'data-search';
/** On the place of the search page that the embedded panel fills. */
export const SEARCH_PANEL = 'data-search-panel';
/** Dispatched on the window when the version or the place of the panel may have changed. */
export const SEARCH_PAGE_EVENT = 'search-page';
/** Dispatched on the window with an address; who navigates without a new document prevents it. */
export const SEARCH_NAVIGATE_EVENT = 'search-navigate';

/** Value of the button's `data-index` where the index is in parts. */
export const INDEX_IN_PARTS = 'parts';

/** A text whose beginning stands in the field: the selection of the page, or what was pasted early. */
export interface GivenText {
  text: string;
  /** Of a selection this beginning is the query. */
  isPasted: boolean;
}

/** What the first view hands to the module of the dialog. */
export interface SearchModule {
  /** Fills the open dialog, the first time, and takes over what was typed. */
  openDialog(dialog: HTMLDialogElement, getWorker: () => Worker, given?: GivenText): void;
  /** Fills the place on the search page. */
  mountPanel(place: HTMLElement, getWorker: () => Worker): void;
}
/** In the button, around the key that it shows. */
export const SEARCH_KEYS = 'data-search-keys';
