import { escapeHtml } from '@rslib-docs/kit/shared/code-lines/code-lines';
import type { Line } from '@rslib-docs/samples/output-explorer/config';
import type { Gap, Row } from './line-diff';

const LINE = '<span class="line">';

/** A line of tokens in the form that the build gives to highlighted lines. */
export function lineHtml(line: Line): string {
  const tokens = line.map((token) =>
    typeof token === 'string'
      ? escapeHtml(token)
      : `<span class="t-${token[0]}">${escapeHtml(token[1])}</span>`,
  );
  return `${LINE}${tokens.join('')}</span>`;
}

/** Marks the lines of a comparison as fences mark theirs. `gapText` says how many are left out. */
export function rowsHtml(rows: readonly (Row | Gap)[], gapText: (count: number) => string): string {
  return rows
    .map((row) => {
      if (row.kind === 'gap')
        return `<span class="line t-comment">${escapeHtml(gapText(row.count))}</span>`;
      if (row.kind === 'same') return row.html;
      return row.html.replace(LINE, `<span class="line diff ${row.kind}">`);
    })
    .join('\n');
}
