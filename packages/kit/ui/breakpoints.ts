/** Up to which width, in CSS pixels, a smaller layout applies (specification §9, "Breakpoints"). */
export const BREAKPOINTS_PX = {
  /** Phone: top bar of 56 px, one column. */
  phone: 768,
  /** The sidebar becomes a drawer. */
  drawer: 960,
  /** The outline leaves the page's right side. */
  outline: 1280,
} as const;
