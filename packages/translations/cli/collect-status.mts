import { cacheOf } from './cache.mts';
import { byPlace, type Finding } from './findings.mts';
import { pageStatus, type PageStatus } from './page-findings.mts';
import { listPages } from './project.mts';
import { readRecords, recordFindings } from './records.mts';
import { checkUiFiles, type CheckedUiFile } from './ui-files.mts';
import { findIncompleteVersions } from './version-halves.mts';

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
  await cacheOf(root).save(['sections', 'accepted']);
  const findings = [
    ...pages.flatMap((page) => page.findings),
    ...recordFindings(records),
    ...ui.flatMap((file) => file.findings),
    ...(await findIncompleteVersions(root)),
  ].sort(byPlace);
  return { pages, ui, findings };
}
