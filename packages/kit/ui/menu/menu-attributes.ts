/**
 * What opens a menu besides a press on its button, which always does: the pointer (`hover`), the
 * focus, `any` of the two as far as the focus comes from the keyboard, or nothing. A tip is opened
 * by both and never by a press.
 */
export type MenuTrigger = 'press' | 'hover' | 'focus' | 'any' | 'tip';

/** On the group of a button and its panel; the value is a `MenuTrigger`. */
export const MENU = 'data-menu';

/** On the group: how long after entering and after leaving it changes, in milliseconds. */
export const MENU_DELAY = 'data-menu-delay';
