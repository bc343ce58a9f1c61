import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/storage-namespace';

/** Names by which the markup of the sidebar and its framework-free module know each other. */
export const SIDEBAR_ID = 'sidebar';
/** On `<html>` while the visitor has hidden the sidebar of wide screens. */
export const HIDDEN = 'data-sidebar-hidden';
export const STORAGE_KEY = `${STORAGE_NAMESPACE}.sidebar`;
/** The scrolling list of pages. */
export const LIST = 'data-sidebar-list';
/** In the head of the drawer: the links to the areas of the site. */
export const AREAS = 'data-sidebar-areas';
/** A group that opens and closes. */
export const GROUP = 'data-group';
/** The link of a group that has a page. */
export const GROUP_LINK = 'data-group-link';
/** Buttons that hide the sidebar of wide screens and bring it back. */
export const TOGGLE = 'data-sidebar-toggle';
/** The strip at the left edge that shows a hidden sidebar as a drawer. */
export const EDGE = 'data-sidebar-edge';
