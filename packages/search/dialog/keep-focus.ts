const controls = (list: Element) => [...list.querySelectorAll<HTMLElement>('a,button')];

/** What tells links and buttons of a list from each other, however often it is drawn. */
function nameOf(control: Element): string {
  const row = control.closest('[role=row]') ?? control;
  return [control.ariaLabel, row.textContent].join();
}

/** Draws a list again. Where it holds the focus, that goes on to its counterpart, else to `otherwise`. */
export function keepFocus(list: Element, draw: () => void, otherwise: () => void): void {
  const { activeElement } = document;
  const name = list.contains(activeElement) ? nameOf(activeElement!) : undefined;
  draw();
  if (name === undefined) return;
  const counterpart = controls(list).find((control) => nameOf(control) === name);
  if (counterpart) counterpart.focus();
  else otherwise();
}
