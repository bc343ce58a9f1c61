import { KINDS, type PageWeight, type Weight } from './page-weight.mts';

export interface ComparedPage {
  pathname: string;
  ours: PageWeight;
  stock: PageWeight;
}

type Row = [label: string, ours: string, stock: string, ratio: string];

export function formatKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Ours divided by stock; a dash where there is nothing to compare with. */
export function formatRatio(ours: number, stock: number): string {
  return stock === 0 ? '–' : (ours / stock).toFixed(2);
}

function bytesRow(label: string, ours: Weight, stock: Weight): Row {
  return [
    label,
    formatKilobytes(ours.brotliBytes),
    formatKilobytes(stock.brotliBytes),
    formatRatio(ours.brotliBytes, stock.brotliBytes),
  ];
}

function requestsRow(label: string, ours: Weight, stock: Weight): Row {
  return [
    label,
    `${ours.requests}`,
    `${stock.requests}`,
    formatRatio(ours.requests, stock.requests),
  ];
}

function pageRows({ pathname, ours, stock }: ComparedPage): Row[] {
  return [
    [pathname, 'ours', 'stock', 'ratio'],
    ...KINDS.map((kind) => bytesRow(`  ${kind}`, ours.byKind[kind], stock.byKind[kind])),
    bytesRow('  total', ours.page, stock.page),
    requestsRow('  requests', ours.page, stock.page),
    bytesRow('  blocks first paint', ours.blocksFirstPaint, stock.blocksFirstPaint),
    requestsRow('  requests that block it', ours.blocksFirstPaint, stock.blocksFirstPaint),
    bytesRow('  prefetched on top', ours.prefetched, stock.prefetched),
    requestsRow('  requests for it', ours.prefetched, stock.prefetched),
    bytesRow('  all of it', ours.untilIdle, stock.untilIdle),
    bytesRow('  all, after a first key', ours.afterIntent, stock.afterIntent),
  ];
}

/** Labels to the left, numbers to the right, one width per column. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One block of rows per page, all blocks with the same column widths. */
export function formatComparison(pages: readonly ComparedPage[]): string {
  return alignColumns(
    pages.flatMap((page, index) => [...(index > 0 ? [['']] : []), ...pageRows(page)]),
  );
}
