import type { PageChange } from './page-changes.mts';

export interface Bytes {
  /** A language, or an ending of files. */
  of: string;
  before: number | undefined;
  after: number | undefined;
}

const code = (text: string): string => `\`${text}\``;
const list = (ids: readonly string[]): string => ids.map(code).join(' ') || '–';

function shownBytes({ of, before, after }: Bytes): string {
  if (before === undefined || after === undefined) return `${of} ${after ?? 'gone'}`;
  const change = after - before;
  return `${of} ${after} (${change < 0 ? '' : '+'}${change})`;
}

/** What all pages share, which text does not change. */
export const formatShared = (bytes: readonly Bytes[]): string =>
  `Scripts and styles, brotli: ${bytes.map(shownBytes).join(', ')}.`;

/**
 * The changes as a Markdown table. A Chinese section is left behind where its English one changed and
 * it did not: it may say so now, or need a translator.
 */
export function formatChanges(
  changes: readonly PageChange[],
  bytesOf?: (address: string) => readonly Bytes[],
): string {
  if (changes.length === 0) return 'The text of no page changes.';
  const columns = ['Page', 'English', 'Chinese', 'Chinese left as it was'];
  if (bytesOf) columns.push('Bytes of the HTML, brotli');
  const rows = changes.map((change) => {
    const { page, address, movedFrom, state, english, chinese } = change;
    const what = movedFrom ? `, was ${code(movedFrom)}` : state === 'changed' ? '' : `, ${state}`;
    const left = state === 'removed' ? [] : english.filter((id) => !chinese.includes(id));
    const row = [`${code(page)}${what}`, list(english), list(chinese), list(left)];
    if (bytesOf)
      row.push(address === undefined ? '–' : bytesOf(address).map(shownBytes).join(', '));
    return row;
  });
  const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const pages = changes.length === 1 ? '1 page changes' : `${changes.length} pages change`;
  return [
    `${pages}.`,
    '',
    toLine(columns),
    toLine(columns.map(() => '---')),
    ...rows.map(toLine),
  ].join('\n');
}
