import { comparePage, type SectionDrift } from '../core/drift';
import { findDifferences } from '../core/parity';
import type { SectionedPage } from '../core/sections';
import { fingerprint } from '../core/normal-form';
import type { Finding } from './findings.mts';
import { LOCK_PATH, acceptedPath, type Lock } from './lock.mts';
import { isFinding, readPage, type PagePair } from './project.mts';

export interface PageStatus {
  pair: PagePair;
  state: 'current' | 'behind' | 'missing' | 'orphan' | 'broken';
  sections: SectionDrift[];
  findings: Finding[];
}

const SAYS: Readonly<Record<string, string>> = {
  stale: 'the English has changed since this was translated; see npm run i18n diff',
  missing: 'this section is missing in Chinese',
  orphan: 'this section no longer exists in English',
  unaccepted: 'this section was never accepted; run npm run i18n accept',
};

/** The lockfile and the kept English are written together; by hand they drift apart. */
function checkAccepted(pair: PagePair, accepted: SectionedPage | undefined, lock: Lock): Finding[] {
  const kept = new Map((accepted?.sections ?? []).map(({ id, hash }) => [id, hash]));
  const empty = fingerprint([]);
  const broken = Object.entries(lock[pair.page] ?? {}).filter(
    ([id, hash]) => kept.get(id) !== hash && hash !== empty,
  );
  return broken.map(([section]) => ({
    kind: 'lock',
    file: LOCK_PATH,
    line: 1,
    page: pair.page,
    section,
    message: `${pair.page}: the hash does not belong to the text in ${acceptedPath(pair.page)}; restore both from version control, or accept the section`,
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
  const [english, chinese, accepted] = await Promise.all([
    readPage(root, page, enFile),
    readPage(root, page, zhFile),
    readPage(root, page, acceptedPath(page)),
  ]);
  const broken = [english, chinese, accepted].filter(isFinding);
  if (broken.length > 0) return { ...status, state: 'broken', findings: broken };

  const [en, zh, kept] = [english, chinese, accepted] as SectionedPage[];
  status.sections = comparePage(en!, zh!, lock[page] ?? {});
  for (const { id, state, line, title } of status.sections) {
    if (state === 'current') continue;
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
  const findings = [
    ...findDifferences(en!, zh!).map(({ isBreaking: _, ...one }): Finding => ({
      ...one,
      file: zhFile,
      page,
    })),
    ...checkAccepted(pair, kept, lock),
  ];
  status.findings.push(...findings);
  if (status.findings.length > 0) status.state = 'behind';
  return status;
}

/** Pages that the lockfile still names though they are gone. */
export function forgottenPages(pages: readonly PagePair[], lock: Lock): Finding[] {
  const known = new Set(pages.map(({ page }) => page));
  return Object.keys(lock)
    .filter((page) => !known.has(page))
    .map((page) => ({
      kind: 'lock',
      file: LOCK_PATH,
      line: 1,
      page,
      message: `${page} no longer exists; run npm run i18n accept -- --all`,
    }));
}
