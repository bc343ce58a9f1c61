/** Share of the lines of a page that must still stand in another one for both to be one text. */
const SAME_PERCENT = 90;

/** Lines as they matter to a reader: white space is folded, empty lines drop out. */
function normalLines(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/**
 * Whether at least 90 % of the lines of `text` stand in `other` too, wherever they stand. A line
 * that stands there once counts once, however often `text` repeats it.
 */
export function isSameText(text: string, other: string): boolean {
  if (text === other) return true;
  const left = new Map<string, number>();
  for (const line of normalLines(other)) left.set(line, (left.get(line) ?? 0) + 1);
  const lines = normalLines(text);
  let same = 0;
  for (const line of lines) {
    const count = left.get(line) ?? 0;
    if (count === 0) continue;
    left.set(line, count - 1);
    same += 1;
  }
  return same * 100 >= lines.length * SAME_PERCENT;
}
