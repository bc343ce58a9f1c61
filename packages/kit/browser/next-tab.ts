/** The tab that a key leads to from `tab`, round the ends of the list; undefined for other keys. */
export function nextTab<T extends Element>(
  tabs: readonly T[],
  tab: T,
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
): T | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const at = tabs.indexOf(tab);
  const target: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  return key in target ? tabs.at(target[key]!) : undefined;
}
