import { diffArrays } from 'diff';
import { escapeHtml } from '@rslib-docs/kit/shared/text';
import type { Line } from '@rslib-docs/samples/output-explorer/choice';

export type RowKind = 'same' | 'add' | 'remove';

export interface Row {
  kind: RowKind;
  /** The line as highlighted HTML. */
  html: string;
}

/** Unchanged lines that are left out. */
export interface Gap {
  kind: 'gap';
  count: number;
}

/** Unchanged lines that stay around a change. */
const CONTEXT_LINES = 3;

/** Every line of both texts, removed ones before those that replace them. */
export function compareLines(before: readonly string[], after: readonly string[]): Row[] {
  return diffArrays([...before], [...after]).flatMap(({ added, removed, value }) => {
    const kind: RowKind = added ? 'add' : removed ? 'remove' : 'same';
    return value.map((html) => ({ kind, html }));
  });
}

/** The same without unchanged lines that are far from any change. */
export function foldUnchanged(rows: readonly Row[]): (Row | Gap)[] {
  const isNear = rows.map((_, at) =>
    rows
      .slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1)
      .some(({ kind }) => kind !== 'same'),
  );
  return rows.reduce<(Row | Gap)[]>((folded, row, at) => {
    if (isNear[at]) return [...folded, row];
    const last = folded.at(-1);
    if (last?.kind !== 'gap') return [...folded, { kind: 'gap', count: 1 }];
    return [...folded.slice(0, -1), { kind: 'gap', count: last.count + 1 }];
  }, []);
}

/** How a line begins; what follows is the role of most of its tokens. */
const LINE = '<span class="line';

/** A line of tokens in the form that the build gives to highlighted lines. */
export function lineHtml(line: Line): string {
  const tokens = line.map((token) =>
    typeof token === 'string'
      ? escapeHtml(token)
      : `<span class="t-${token[0]}">${escapeHtml(token[1])}</span>`,
  );
  return `${LINE}">${tokens.join('')}</span>`;
}

/** Marks the lines of a comparison as fences mark theirs. `gapText` says how many are left out. */
export function rowsHtml(rows: readonly (Row | Gap)[], gapText: (count: number) => string): string {
  return rows
    .map((row) => {
      if (row.kind === 'gap')
        return `<span class="line t-comment">${escapeHtml(gapText(row.count))}</span>`;
      if (row.kind === 'same') return row.html;
      return row.html.replace(LINE, `${LINE} diff ${row.kind}`);
    })
    .join('\n');
}
