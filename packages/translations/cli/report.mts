import { countFindings } from '@rslib-docs/kit/node/command';
import type { Status, PageStatus } from './status.mts';
import { formatFinding } from './project.mts';
import type { CheckedUiFile } from './ui-files.mts';

const COLUMNS = ['page', 'state', 'sections', 'stale', 'missing', 'orphan', 'differs'] as const;

type Row = Record<(typeof COLUMNS)[number], string>;

const NOT_PARITY = new Set(['stale', 'missing', 'orphan', 'unaccepted']);

function toRow({ pair, state, sections, findings }: PageStatus): Row {
  const count = (...states: string[]) =>
    String(sections.filter((section) => states.includes(section.state)).length || '');
  const differs = [...new Set(findings.map(({ kind }) => kind))].filter((k) => !NOT_PARITY.has(k));
  return {
    page: pair.page,
    state,
    sections: String(sections.length || ''),
    stale: count('stale', 'unaccepted'),
    missing: count('missing'),
    orphan: count('orphan'),
    differs: differs.join(', '),
  };
}

/** A table in Markdown whose columns are aligned, to be read in a terminal and in a comment alike. */
function formatTable(rows: readonly Row[]): string {
  const header = Object.fromEntries(COLUMNS.map((name) => [name, name])) as Row;
  const width = (name: keyof Row) =>
    Math.max(...[header, ...rows].map((row) => row[name].length), 3);
  const line = (cellOf: (name: keyof Row) => string) => `| ${COLUMNS.map(cellOf).join(' | ')} |`;
  const toLine = (row: Row) => line((name) => row[name].padEnd(width(name)));
  return [toLine(header), line((name) => '-'.repeat(width(name))), ...rows.map(toLine)].join('\n');
}

function summarize({ pages, ui, findings }: Status) {
  const sections = pages.flatMap((page) => page.sections);
  const count = (list: readonly { state: string }[], ...states: string[]) =>
    list.filter(({ state }) => states.includes(state)).length;
  return {
    pages: pages.length,
    currentPages: count(pages, 'current'),
    missingPages: count(pages, 'missing'),
    orphanPages: count(pages, 'orphan'),
    brokenPages: count(pages, 'broken'),
    sections: sections.length,
    currentSections: count(sections, 'current'),
    staleSections: count(sections, 'stale', 'unaccepted'),
    missingSections: count(sections, 'missing'),
    orphanSections: count(sections, 'orphan'),
    uiKeys: ui.reduce((sum, { usable }) => sum + Object.keys(usable ?? {}).length, 0),
    uiFindings: ui.reduce((sum, file) => sum + file.findings.length, 0),
    findings: findings.length,
  };
}

/** For people: a table of pages, what is to do, and one line in sum. */
export function formatStatus(status: Status, showAll: boolean): string {
  const pages = status.pages.filter(({ state }) => showAll || state !== 'current');
  const sum = summarize(status);
  const parts = [
    pages.length > 0 ? formatTable(pages.map(toRow)) : '',
    status.findings.map(formatFinding).join('\n'),
    `${sum.currentPages} of ${sum.pages} pages and ${sum.currentSections} of ${sum.sections} sections are current; ` +
      `${sum.uiKeys} interface texts; ${countFindings(sum.findings)}.`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** How many texts of a file there are, and how many of them are shown in Chinese. */
function countTexts({ file, usable = {}, findings }: CheckedUiFile) {
  const faulty = findings.filter(({ kind }) => kind !== 'unknown-key');
  const behind = new Set(faulty.map(({ key }) => key));
  const all = new Set([...Object.keys(usable), ...behind]);
  return { file, total: all.size, translated: all.size - behind.size };
}

/** For programs; the shape is part of what the command promises. */
export function toJson(status: Status): string {
  const pages = status.pages.map(({ pair: { page, english, chinese }, state, sections }) => {
    return { page, english, chinese, state, sections };
  });
  const texts = status.ui.map(countTexts);
  const { findings } = status;
  return JSON.stringify({ sum: summarize(status), pages, texts, findings }, null, 2);
}
