import { parseEntry, type PageLock } from '../core/lock-entry';
import type { Finding } from './findings.mts';
import { LOCK_PATH, readLock, type Lock } from './lock.mts';
import { isFinding, readPage, type PagePair } from './project.mts';

/** The share of its sections by which a page is known again under another name. */
const SAME_SECTIONS = 0.5;

export interface Records {
  /** The lockfile, in which pages that have moved have their new names. */
  lock: Lock;
  /** New name → old name. */
  moved: ReadonlyMap<string, string>;
  /** Pages that the lockfile names and that are gone. */
  forgotten: readonly string[];
}

const accepted = (entries: PageLock): string[] =>
  Object.entries(entries).map(([id, entry]) => `${id} ${parseEntry(entry).hash}`);

/** Reads the lockfile, and knows pages that were renamed since by what they say. */
export async function readRecords(root: string, pairs: readonly PagePair[]): Promise<Records> {
  const lock = await readLock(root);
  const known = new Set(pairs.filter(({ hasEnglish }) => hasEnglish).map(({ page }) => page));
  const gone = new Set(Object.keys(lock).filter((page) => !known.has(page)));
  const moved = new Map<string, string>();
  if (gone.size === 0) return { lock, moved, forgotten: [] };

  for (const { page, english, hasEnglish } of pairs) {
    if (!hasEnglish || lock[page]) continue;
    const read = await readPage(root, page, english);
    if (!read || isFinding(read)) continue;
    const now = new Set(read.sections.map(({ id, hash }) => `${id} ${hash}`));
    const share = (old: string): number => {
      const was = accepted(lock[old]!);
      return was.filter((one) => now.has(one)).length / Math.max(1, was.length);
    };
    const [best] = [...gone].sort((a, b) => share(b) - share(a));
    if (best === undefined || share(best) < SAME_SECTIONS) continue;
    moved.set(page, best);
    gone.delete(best);
  }
  for (const [page, old] of moved) {
    lock[page] = lock[old]!;
    delete lock[old];
  }
  return { lock, moved, forgotten: [...gone] };
}

/** What the lockfile says of pages by names that they no longer have. */
export function recordFindings({ moved, forgotten }: Records): Finding[] {
  const finding = (page: string, message: string): Finding => ({
    kind: 'lock',
    file: LOCK_PATH,
    line: 1,
    page,
    message: `${message}; npm run i18n -- check --fix corrects the record`,
  });
  return [
    ...[...moved].map(([page, old]) => finding(page, `${old} is ${page} now`)),
    ...forgotten.map((page) => finding(page, `${page} no longer exists`)),
  ];
}
