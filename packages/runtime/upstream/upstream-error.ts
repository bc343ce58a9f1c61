import { INVENTORY, type UpstreamName, type UpstreamRow } from './inventory';

/** What is to be done about a row, in the words that all messages about it end with. */
export function adviceOn(name: UpstreamName): string {
  const { hook, by, onChange }: UpstreamRow = INVENTORY[name];
  return `It is ${hook} by ${by}. ${onChange}`;
}

/** Something of Docusaurus is not as a row of the inventory expects it. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';

  constructor(row: UpstreamName, what: string) {
    super(`Upstream "${row}": ${what}\n${adviceOn(row)}`);
  }
}
