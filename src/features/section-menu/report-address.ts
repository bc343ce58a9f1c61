import type { ReportField } from './contract';

/** The code host refuses addresses of more than 8 KB. */
export const MOST_ADDRESS_BYTES = 8192;

/** Room in the address for what may be long, in bytes; all other fields are ours, and short. */
const MOST_FIELD_BYTES: Readonly<Partial<Record<ReportField, number>>> = {
  title: 600,
  quoted: 2900,
  counterpart: 2900,
  command: 600,
};

const ELLIPSIS = '…';
const bytesOf = (text: string): number => new URLSearchParams([['', text]]).toString().length - 1;

/** The beginning of a text that takes at most so many bytes in an address, cut between characters. */
export function cutToBytes(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  let left = most - bytesOf(ELLIPSIS);
  let kept = '';
  for (const character of text) {
    left -= bytesOf(character);
    if (left < 0) break;
    kept += character;
  }
  return kept + ELLIPSIS;
}

/** Address of the form with these fields; empty ones are left to the reader. */
export function reportAddress(
  form: string,
  fields: Readonly<Partial<Record<ReportField, string>>>,
): string {
  const url = new URL(form);
  for (const [name, value] of Object.entries(fields)) {
    const most = MOST_FIELD_BYTES[name as ReportField];
    const text = most === undefined ? value : cutToBytes(value, most);
    if (text) url.searchParams.set(name, text);
    else url.searchParams.delete(name);
  }
  return url.href;
}
