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

const isMissing = ({ kind }: Finding): boolean => kind === 'missing';
const placeOf = ({ file, line }: Finding): string => `${file}:${line}`;
const nameOf = ({ page, section }: Finding): string => `${page}#${section}`;

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
  const missing = new Set(findings.filter(isMissing).map(nameOf));
  const places = new Set(findings.map(placeOf));
  // Links to a section that is missing are told with it, and what cannot be compiled where it is
  // known why.
  const failing = [...files.values()]
    .flat()
    .filter((one) => !missing.has(nameOf(one)))
    .filter((one) => one.kind !== 'broken' || !places.has(placeOf(one)));
  const all = [...findings, ...failing, ...lints];
  const chinese = new Map(pages.map(({ pair }) => [pair.chinese, pair.page]));
  return withoutRepeats(all)
    .filter(({ page, file }) => !names || names.has(page ?? chinese.get(file) ?? ''))
    .sort(byPlace);
}
