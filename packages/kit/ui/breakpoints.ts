/**
 * Widths of the layout in CSS pixels (specification §9, "Breakpoints"): up to the given width the smaller layout
 * applies. stylelint takes the allowed widths of media queries from here.
 */
export const BREAKPOINTS_PX = {
  /** Phone: top bar of 56 px, one column. */
  phone: 768,
  /** The sidebar becomes a drawer. */
  drawer: 960,
  /** The outline leaves the page's right side. */
  outline: 1280,
} as const;
