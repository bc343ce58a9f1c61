/**
 * Tells whether the pointer has gone to rows since something was typed. One that only rests where
 * they come up, as it may under a dialog that was opened by a key, chooses nothing.
 */
export function createPointing(field: HTMLElement, rows: HTMLElement): () => boolean {
  let isPointing = false;
  field.addEventListener('input', () => (isPointing = false));
  rows.addEventListener('mousemove', () => (isPointing = true));
  rows.addEventListener('mouseleave', () => (isPointing = false));
  return () => isPointing;
}
