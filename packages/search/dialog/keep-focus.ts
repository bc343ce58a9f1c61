const controls = (list: Element) => [...list.querySelectorAll<HTMLElement>('a,button')];

/** What tells links and buttons of a list from each other, however often it is drawn. */
function nameOf(control: Element): string {
  const row = control.closest('[role=row]') ?? control;
  return [control.ariaLabel, row.textContent].join();
}

/** Draws a list anew. Where it holds the focus, that goes on to its twin, else to `otherwise`. */
export function keepFocus(list: Element, draw: () => void, otherwise: () => void): void {
  const { activeElement } = document;
  const name = list.contains(activeElement) ? nameOf(activeElement!) : undefined;
  draw();
  if (name === undefined) return;
  const twin = controls(list).find((control) => nameOf(control) === name);
  if (twin) twin.focus();
  else otherwise();
}
