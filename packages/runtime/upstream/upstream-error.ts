import { INVENTORY, type UpstreamName, type UpstreamRow } from './inventory';

/** All messages about a row: what is wrong, and what is to be done about it. */
export function describeUpstream(
  name: string,
  { hook, by, onChange }: UpstreamRow,
  what: string,
): string {
  return `Upstream "${name}": ${what}\n  It is ${hook} by ${by}. ${onChange}`;
}

/** Something of Docusaurus is not as a row of the inventory expects it. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';

  constructor(row: UpstreamName, what: string) {
    super(describeUpstream(row, INVENTORY[row], what));
  }
}
