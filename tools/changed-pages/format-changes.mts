import type { PageChange } from './page-changes.mts';

export interface PageBytes {
  locale: string;
  before: number | undefined;
  after: number | undefined;
}

const code = (text: string): string => `\`${text}\``;
const list = (ids: readonly string[]): string => ids.map(code).join(' ') || '–';

function shownBytes({ locale, before, after }: PageBytes): string {
  if (before === undefined || after === undefined) return `${locale} ${after ?? 'gone'}`;
  const change = after - before;
  return `${locale} ${after} (${change < 0 ? '' : '+'}${change})`;
}

/**
 * The changes as a Markdown table. A Chinese section is left behind where its English one changed and
 * it did not: it may say so now, or need a translator.
 */
export function formatChanges(
  changes: readonly PageChange[],
  bytesOf?: (address: string) => readonly PageBytes[],
): string {
  if (changes.length === 0) return 'No page changes.';
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
