import { comparePage, type SectionDrift } from '../core/drift';
import { parseEntry, type PageLock } from '../core/lock-entry';
import { lostIds } from '../core/outlines';
import { findDifferences } from '../core/parity';
import type { SectionedPage } from '../core/sections';
import { readAccepted } from './accepted-english.mts';
import type { Finding } from './findings.mts';
import { LOCK_PATH, type Lock } from './lock.mts';
import { isFinding, readPage, type PagePair } from './project.mts';

export interface PageStatus {
  pair: PagePair;
  state: 'current' | 'behind' | 'missing' | 'orphan' | 'broken';
  sections: SectionDrift[];
  findings: Finding[];
}

/** Differences that make it doubtful whether a section translates the English as it is now. */
export const DOUBTFUL: ReadonlySet<string> = new Set([
  ...['facts', 'samples', 'tables', 'links', 'images', 'components'],
]);

const SAYS: Readonly<Record<string, string>> = {
  stale: 'the English has changed since this was translated; see npm run i18n diff',
  missing: 'this section is missing in the translation',
  orphan: 'this section no longer exists in English',
  unaccepted: 'this section was never accepted; run npm run i18n accept',
};

/** The lockfile is written by a command; by hand, a hash and its text drift apart. */
async function checkEntries(root: string, pair: PagePair, entries: PageLock): Promise<Finding[]> {
  const kept = await readAccepted(root, pair, entries);
  const broken = Object.entries(entries).filter(([id, entry]) => {
    const section = kept.get(id);
    const { hash, blob } = parseEntry(entry);
    return !blob || (section && section.hash !== hash);
  });
  return broken.map(([section]) => ({
    kind: 'lock',
    file: LOCK_PATH,
    line: 1,
    page: pair.page,
    section,
    message: `${pair.page}: the entry names no text, or another one than its hash; restore the line from version control, or accept the section`,
  }));
}

/** Everything that can be said of one page by reading it in both languages. */
export async function pageStatus(root: string, pair: PagePair, lock: Lock): Promise<PageStatus> {
  const { page, english: enFile, chinese: zhFile } = pair;
  const status: PageStatus = { pair, state: 'current', sections: [], findings: [] };
  if (!pair.hasEnglish) {
    status.state = 'orphan';
    const message = `${enFile} does not exist; remove this page or rename it`;
    status.findings.push({ kind: 'orphan-page', file: zhFile, line: 1, page, message });
    return status;
  }
  if (!pair.hasChinese) {
    status.state = 'missing';
    const message = 'this page is not translated; readers see the English text';
    status.findings.push({ kind: 'missing-page', file: zhFile, line: 1, page, message });
    return status;
  }
  const [english, chinese] = await Promise.all([
    readPage(root, page, enFile),
    readPage(root, page, zhFile),
  ]);
  const broken = [english, chinese].filter(isFinding);
  if (broken.length > 0) return { ...status, state: 'broken', findings: broken };

  const [en, zh] = [english, chinese] as SectionedPage[];
  status.sections = comparePage(en!, zh!, lock[page] ?? {});
  const lost = new Set(lostIds(en!, zh!));
  for (const { id, state, line, title } of status.sections) {
    // A heading that only lost its id is told at its own line.
    if (state === 'current' || (state === 'missing' && lost.has(id))) continue;
    const name = title ? `"${title}": ` : '';
    status.findings.push({
      kind: state,
      file: state === 'missing' ? enFile : zhFile,
      line,
      page,
      section: id,
      message: name + SAYS[state],
    });
  }
  // What a section that is behind says otherwise is mostly what has changed; `accept` looks again.
  const stale = new Set(
    status.sections.filter(({ state }) => state === 'stale').map(({ id }) => id),
  );
  const differences = findDifferences(en!, zh!).filter(
    ({ section, kind }) => !stale.has(section) || !DOUBTFUL.has(kind),
  );
  const findings = [
    ...differences.map(({ isBreaking: _, ...one }): Finding => ({ ...one, file: zhFile, page })),
    ...(await checkEntries(root, pair, lock[page] ?? {})),
  ];
  status.findings.push(...findings);
  if (status.findings.length > 0) status.state = 'behind';
  return status;
}
