import { findFailingPages } from './failing-pages.mts';
import { cacheOf } from './cache.mts';
import { byPlace, withoutRepeats, type Finding } from './findings.mts';
import { lintTranslations } from './lint.mts';
import { pageStatus, type PageStatus } from './page-findings.mts';
import { listPages, type PagePair } from './project.mts';
import { readRecords, recordFindings } from './records.mts';
import { checkUiFiles, type CheckedUiFile } from './ui-files.mts';

export interface Status {
  pages: PageStatus[];
  ui: readonly CheckedUiFile[];
  /** All findings, by file and line. */
  findings: Finding[];
}

/** Reads all pages and texts in both languages. Asks nothing but the files as they are. */
export async function collectStatus(root: string): Promise<Status> {
  const [pairs, ui] = await Promise.all([listPages(root), checkUiFiles(root)]);
  const records = await readRecords(root, pairs);
  const pages: PageStatus[] = [];
  for (const pair of pairs) pages.push(await pageStatus(root, pair, records.lock));
  await cacheOf(root).save();
  const findings = [
    ...pages.flatMap((page) => page.findings),
    ...recordFindings(records),
    ...ui.flatMap((file) => file.findings),
  ].sort(byPlace);
  return { pages, ui, findings };
}

/**
 * The status, what only compiling every page and following every link can find, and whether the
 * Chinese is written by the rules.
 *
 * @param only pages to which the findings belong; all, and what belongs to no page, without it.
 */
export async function collectChecks(root: string, only?: readonly PagePair[]): Promise<Finding[]> {
  const { findings, pages } = await collectStatus(root);
  const names = only && new Set(only.map(({ page }) => page));
  const { files } = await findFailingPages(root, names);
  const lints = await lintTranslations(
    root,
    pages.map(({ pair }) => pair),
  );
  const all = [...findings, ...[...files.values()].flat(), ...lints];
  const chinese = new Map(pages.map(({ pair }) => [pair.chinese, pair.page]));
  return withoutRepeats(all)
    .filter(({ page, file }) => !names || names.has(page ?? chinese.get(file) ?? ''))
    .sort(byPlace);
}
