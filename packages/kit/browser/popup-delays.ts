/* How long what opens by pointing waits. Beside the code, as menus, drawers and tips share it. */

/** Hover menus and the hidden sidebar close so long after the pointer has left (specification §4, "Hover menus"). */
export const CLOSE_DELAY_MS = 150;

/** Popovers and tooltips open and close after 0.1 s (specification §9, "Popover/tooltip delay"). */
export const POPOVER_DELAY_MS = 100;
