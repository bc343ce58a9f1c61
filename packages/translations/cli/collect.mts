import { findFailingPages } from './failing-pages.mts';
import { cacheOf } from './cache.mts';
import { byPlace, type Finding } from './findings.mts';
import { lintTranslations } from './lint.mts';
import { readLock } from './lock.mts';
import { forgottenPages, pageStatus, type PageStatus } from './page-findings.mts';
import { listPages } from './project.mts';
import { checkUiFiles, type CheckedUiFile } from './ui-files.mts';

export interface Status {
  pages: PageStatus[];
  ui: readonly CheckedUiFile[];
  /** All findings, by file and line. */
  findings: Finding[];
}

/** Reads all pages and texts in both languages. Asks nothing but the files as they are. */
export async function collectStatus(root: string): Promise<Status> {
  const [pairs, lock, ui] = await Promise.all([
    listPages(root),
    readLock(root),
    checkUiFiles(root),
  ]);
  const pages: PageStatus[] = [];
  for (const pair of pairs) pages.push(await pageStatus(root, pair, lock));
  await cacheOf(root).save();
  const findings = [
    ...pages.flatMap((page) => page.findings),
    ...forgottenPages(pairs, lock),
    ...ui.flatMap((file) => file.findings),
  ].sort(byPlace);
  return { pages, ui, findings };
}

/**
 * The status, what only compiling every page and following every link can find, and whether the
 * Chinese is written by the rules.
 */
export async function collectChecks(root: string): Promise<Finding[]> {
  const { findings, pages } = await collectStatus(root);
  const known = new Set(findings.map((one) => `${one.file}:${one.kind}:${one.line}`));
  const { files } = await findFailingPages(root);
  const broken = [...files.values()]
    .flat()
    .filter((one) => !known.has(`${one.file}:${one.kind}:${one.line}`));
  const lints = await lintTranslations(
    root,
    pages.map(({ pair }) => pair),
  );
  return [...findings, ...broken, ...lints].sort(byPlace);
}
