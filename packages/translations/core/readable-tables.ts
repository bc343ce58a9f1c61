const FENCE = /^ *(`{3,}|~{3,})/;
const ROW = /^ *\|.*\|\s*$/;

/**
 * Takes the padding out of tables, for people who compare two texts: one longer cell lays out all
 * rows again, and not one of them says anything else. Code stays as it is.
 */
export function withoutTablePadding(source: string): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (mark && (fence === undefined || mark.startsWith(fence))) {
        fence = fence === undefined ? mark : undefined;
      }
      if (fence !== undefined || !ROW.test(line)) return line;
      return line.replace(/ {2,}(?=\|)/g, ' ').replace(/-{4,}/g, '---');
    })
    .join('\n');
}
