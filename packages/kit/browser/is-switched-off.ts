/** Parts of a page that its query can switch off (specification §2, "Layout"). */
export type SwitchablePart = 'navbar' | 'sidebar' | 'outline' | 'footer' | 'globalUIComponents';

/** Whether the query says `part=0`; any other value leaves the part alone. */
export function isSwitchedOff(search: string, part: SwitchablePart): boolean {
  return new URLSearchParams(search).get(part) === '0';
}
