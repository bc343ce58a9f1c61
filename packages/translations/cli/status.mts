import {
  comparePage,
  parseEntry,
  readApproved,
  type PageLock,
  type SectionDrift,
} from '../core/drift';
import { findDifferences, lostIds } from '../core/parity';
import type { SectionedPage } from '../core/sections';
import {
  LOCK_PATH,
  LockError,
  readRecords,
  recordFindings,
  type Lock,
  type Records,
} from './lock.mts';
import { findIncompleteVersions } from './other-files.mts';
import {
  byPlace,
  cutIntoSections,
  describeError,
  isFinding,
  listPages,
  readPage,
  readText,
  type Finding,
  type PagePair,
} from './project.mts';
import { checkUiFiles, type CheckedUiFile } from './ui-files.mts';

export interface PageStatus {
  pair: PagePair;
  state: 'current' | 'behind' | 'missing' | 'orphan' | 'broken';
  sections: SectionDrift[];
  findings: Finding[];
  /** The page in both languages, where both can be read. */
  texts?: [english: SectionedPage, chinese: SectionedPage];
}

/** Differences that make it doubtful whether a section translates the English as it is now. */
export const DOUBTFUL: ReadonlySet<string> = new Set([
  ...['facts', 'samples', 'tables', 'links', 'images', 'components'],
]);

const SAYS: Readonly<Record<string, string>> = {
  stale: 'the English has changed since this was translated; see npm run i18n diff',
  missing: 'this section is missing in the translation',
  orphan: 'no English heading has this id; write it there, or remove this section',
  unaccepted: 'this section was never accepted; run npm run i18n accept',
};

export function orphanPage({ page, english, chinese }: PagePair): Finding {
  const message = `has no English page ${english}; remove this page or rename it`;
  return { kind: 'orphan-page', file: chinese, line: 1, page, message };
}

/** The lockfile is written by a command; by hand, a hash and its text drift apart. */
async function checkEntries(root: string, pair: PagePair, entries: PageLock): Promise<Finding[]> {
  const { page } = pair;
  const english = (await readText(root, pair.english)) ?? '';
  const approved = await readApproved(root, entries, english, cutIntoSections);
  const broken = Object.entries(entries).filter(([id, entry]) => {
    const section = approved.get(id);
    const { hash, blob } = parseEntry(entry);
    return !blob || (section && section.hash !== hash);
  });
  const message = `${page}: the entry names no text, or another one than its hash; restore the line from version control, or accept the section`;
  return broken.map(([section]) => {
    return { kind: 'lock', file: LOCK_PATH, line: 1, page, section, message };
  });
}

/**
 * All findings about one page from reading it in both languages.
 *
 * @param lock what was accepted; undefined where the lockfile cannot be read.
 */
export async function pageStatus(
  root: string,
  pair: PagePair,
  lock: Lock | undefined,
): Promise<PageStatus> {
  const { page } = pair;
  const withFindings = (state: PageStatus['state'], findings: Finding[]): PageStatus => {
    return { pair, state, sections: [], findings };
  };
  if (!pair.hasEnglish) return withFindings('orphan', [orphanPage(pair)]);
  if (!pair.hasChinese) {
    const message = 'this page is not translated; readers see the English text';
    const finding = { kind: 'missing-page', file: pair.chinese, line: 1, page, message };
    return withFindings('missing', [finding]);
  }
  const files = [pair.english, pair.chinese];
  const read = await Promise.all(files.map((file) => readPage(root, page, file)));
  const broken = read.filter(isFinding);
  if (broken.length > 0) return withFindings('broken', broken);

  const texts = read as [SectionedPage, SectionedPage];
  const [english, chinese] = texts;
  const sections = comparePage(english, chinese, lock?.[page] ?? {}).filter(
    ({ state }) => lock !== undefined || state !== 'unaccepted',
  );
  const findings: Finding[] = [];
  const lost = new Set(lostIds(english, chinese));
  for (const { id, state, line, title } of sections) {
    // A heading that only lost its id is reported at its own line.
    if (state === 'current' || (state === 'missing' && lost.has(id))) continue;
    const file = state === 'missing' ? pair.english : pair.chinese;
    const message = (title ? `"${title}": ` : '') + SAYS[state];
    findings.push({ kind: state, file, line, page, section: id, message });
  }
  // How an outdated section differs is mostly what has changed; `accept` looks again.
  const stale = new Set(sections.filter(({ state }) => state === 'stale').map(({ id }) => id));
  const differences = findDifferences(english, chinese).filter(
    ({ section, kind }) => !stale.has(section) || !DOUBTFUL.has(kind),
  );
  findings.push(
    ...differences.map(({ isBreaking: _, ...one }) => ({ ...one, file: pair.chinese, page })),
    ...(await checkEntries(root, pair, lock?.[page] ?? {})),
  );
  return { pair, state: findings.length > 0 ? 'behind' : 'current', sections, findings, texts };
}

export interface Status {
  pages: PageStatus[];
  ui: readonly CheckedUiFile[];
  /** All findings, by file and line. */
  findings: Finding[];
}

/** Reads all texts in both languages, of these pages or of all. Asks nothing but the files as they are. */
export async function collectStatus(root: string, only?: readonly PagePair[]): Promise<Status> {
  const [pairs, ui] = await Promise.all([listPages(root), checkUiFiles(root)]);
  let records: Records | undefined;
  const broken: Finding[] = [];
  try {
    records = await readRecords(root, pairs);
  } catch (error) {
    if (!(error instanceof LockError)) throw error;
    broken.push({ kind: 'lock', file: LOCK_PATH, line: error.line, message: error.reason });
  }
  const pages: PageStatus[] = [];
  for (const pair of only ?? pairs) {
    const status = pageStatus(root, pair, records?.lock);
    pages.push(
      // Whatever a check throws for a page hides nothing of the others.
      await status.catch((error: unknown): PageStatus => {
        const finding = { kind: 'broken', file: pair.chinese, page: pair.page };
        const findings = [{ ...finding, ...describeError(error) }];
        return { pair, state: 'broken', sections: [], findings };
      }),
    );
  }
  const findings = [
    ...pages.flatMap((page) => page.findings),
    ...(records ? recordFindings(records) : broken),
    ...ui.flatMap((file) => file.findings),
    ...(await findIncompleteVersions(root)),
  ].sort(byPlace);
  return { pages, ui, findings };
}
