/**
 * Screens and drawers are popovers, so the platform opens and closes them. What it does not do:
 * close them when a link inside is followed without leaving the document.
 */
export function startDrawers(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('[popover] a[href]');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
