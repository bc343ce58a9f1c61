import { formatFinding, type Finding } from '@rslib-docs/samples/runner/finding';
import { pageOfSource } from '@rslib-docs/translations/core/places';

/** What a change does to who reads the page, the worst first. */
export const HARMS = {
  error: 'a command could not tell',
  fails: 'samples that fail, or whose types are wrong',
  fact: 'facts of options, flags and exports',
  message: 'messages without an explanation, or gone',
  output: 'output that is shown otherwise',
} as const;
export type Harm = keyof typeof HARMS;
const ORDER = Object.keys(HARMS) as Harm[];

export interface Change extends Finding {
  harm: Harm;
}

/** Lines of a terminal that a summary may take, with its head and its end. */
const SCREEN = 24;
const FRAME = 6;

export interface PageChanges {
  /** The page whatever its language, or the file where it is none. */
  page: string;
  changes: Change[];
}

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Files count as pages here: those of which no page is made are few. */
const totals = (changes: readonly Change[], pages: readonly PageChanges[]): string =>
  `${countOf(changes.length, 'change')} in ${countOf(pages.length, 'page')}`;

const rank = ({ harm }: Change): number => ORDER.indexOf(harm);

/** Changes of each page in order of harm, the pages that are harmed worst and most first. */
export function byPage(changes: readonly Change[]): PageChanges[] {
  const pages = new Map<string, Change[]>();
  for (const change of changes) {
    const page = pageOfSource(change.file) ?? change.file;
    pages.set(page, [...(pages.get(page) ?? []), change]);
  }
  const sorted = [...pages].map(([page, own]) => ({
    page,
    changes: own.sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : 1) || a.line - b.line),
  }));
  return sorted.sort(
    (a, b) =>
      rank(a.changes[0]!) - rank(b.changes[0]!) ||
      b.changes.length - a.changes.length ||
      (a.page < b.page ? -1 : 1),
  );
}

function counts(changes: readonly Change[]): string {
  return ORDER.flatMap((harm) => {
    const count = changes.filter((change) => change.harm === harm).length;
    return count > 0 ? `${harm} ${count}` : [];
  }).join(', ');
}

/** At most one screen: the worst pages, with how many changes of which harm each has. */
export function formatSummary(
  from: string,
  to: string,
  changes: readonly Change[],
  details: string,
) {
  const pages = byPage(changes);
  if (pages.length === 0) return `Rslib ${from} → ${to}: nothing that the pages say changes.`;
  const room = SCREEN - FRAME - ORDER.length;
  const shown = pages.slice(0, pages.length > room ? room - 1 : room);
  const width = Math.max(...shown.map(({ page }) => page.length));
  const rest = pages.length - shown.length;
  return [
    `Rslib ${from} → ${to}: ${totals(changes, pages)}`,
    '',
    ...shown.map((one) => `${one.page.padEnd(width)}  ${counts(one.changes)}`),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
    '',
    ...ORDER.filter((harm) => changes.some((change) => change.harm === harm)).map(
      (harm) => `${harm.padEnd(8)} ${HARMS[harm]}`,
    ),
    '',
    `Each with its line, what was and what is: ${details}`,
  ].join('\n');
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ');

/** All changes as Markdown: `-` is what the page says, `+` what Rslib does. */
export function formatDetails(from: string, to: string, changes: readonly Change[]): string {
  const pages = byPage(changes);
  const texts = pages.map(
    ({ page, changes: own }) =>
      `## ${page}\n\n${counts(own)}\n\n${own.map((one) => indented(formatFinding(one))).join('\n\n')}\n`,
  );
  const head = `# Rslib ${from} → ${to}\n\n${totals(changes, pages)}.\n`;
  return [head, ...texts].join('\n');
}
