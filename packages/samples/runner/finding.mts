import { createTwoFilesPatch } from 'diff';

/** Something wrong with a page: where, what, and what was expected beside what came. */
export interface Finding {
  file: string;
  line: number;
  message: string;
  expected?: string;
  actual?: string;
}

export const byPlace = (a: Finding, b: Finding): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

/** `- ` is what the page says, `+ ` what the tool does. */
function difference(expected: string, actual: string): string {
  const patch = createTwoFilesPatch('page', 'tool', `${expected}\n`, `${actual}\n`, '', '', {
    context: 2,
  });
  const lines = patch.split('\n').slice(4);
  return lines
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')
    .trimEnd();
}

export function formatFinding(finding: Finding): string {
  const head = `${finding.file}:${finding.line}: ${finding.message}`;
  if (finding.expected === undefined || finding.actual === undefined) return head;
  return `${head}\n${difference(finding.expected, finding.actual)}`;
}
