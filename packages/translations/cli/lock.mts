import { writeFiles } from '@rslib-docs/kit/node/files';
import { parseEntry, type PageLock } from '../core/drift';
import { LOCK_FILE, TRANSLATIONS } from '../core/places';
import { parseJson } from './json-file.mts';
import {
  isFinding,
  listPages,
  readPage,
  readText,
  type Finding,
  type PagePair,
} from './project.mts';

export type Lock = Record<string, PageLock>;

export const LOCK_PATH = `${TRANSLATIONS}/${LOCK_FILE}`;

function isLock(value: unknown): value is Lock {
  const isRecord = (one: unknown): one is object =>
    one !== null && typeof one === 'object' && !Array.isArray(one);
  const isPage = (page: unknown): boolean =>
    isRecord(page) && Object.values(page).every((entry) => typeof entry === 'string');
  return isRecord(value) && Object.values(value).every(isPage);
}

/** The lockfile cannot be read, so nothing is known of what was accepted. */
export class LockError extends Error {
  constructor(
    /** Line in the file, from 1. */
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${LOCK_PATH}:${line}: ${reason}`);
  }
}

export async function readLock(root: string): Promise<Lock> {
  const parsed = parseJson((await readText(root, LOCK_PATH)) ?? '{}');
  if (!('value' in parsed))
    throw new LockError(parsed.line, `${parsed.message} Or restore the file from version control.`);
  if (!isLock(parsed.value))
    throw new LockError(1, 'expected page → section → entry. Restore it from version control.');
  return parsed.value;
}

/** Sorted, one section on each line: two branches that accept different sections merge cleanly. */
export function formatLock(lock: Lock): string {
  const sorted = <T,>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const pages = Object.entries(lock).map(([page, sections]) => [page, sorted(sections)] as const);
  return `${JSON.stringify(sorted(Object.fromEntries(pages)), null, 2)}\n`;
}

export const writeLock = (root: string, lock: Lock): void =>
  writeFiles(root, new Map([[LOCK_PATH, formatLock(lock)]]));

/** The share of its sections by which a page is recognized under another name. */
const SAME_SECTIONS = 0.5;

export interface Records {
  /** The lockfile, in which pages that have moved have their new names. */
  lock: Lock;
  /** New name → old name. */
  moved: ReadonlyMap<string, string>;
  /** Removed pages that the lockfile still names. */
  forgotten: readonly string[];
}

/** Reads the lockfile, and recognizes pages that were renamed since by their sections. */
export async function readRecords(root: string, pairs: readonly PagePair[]): Promise<Records> {
  const lock = await readLock(root);
  const known = new Set(pairs.filter(({ hasEnglish }) => hasEnglish).map(({ page }) => page));
  const removed = new Set(Object.keys(lock).filter((page) => !known.has(page)));
  const moved = new Map<string, string>();
  for (const { page, english, hasEnglish } of removed.size > 0 ? pairs : []) {
    if (!hasEnglish || lock[page]) continue;
    const read = await readPage(root, page, english);
    if (!read || isFinding(read)) continue;
    const now = new Set(read.sections.map(({ id, hash }) => `${id} ${hash}`));
    const share = (old: string): number => {
      const was = Object.entries(lock[old]!).map(
        ([id, entry]) => `${id} ${parseEntry(entry).hash}`,
      );
      return was.filter((one) => now.has(one)).length / Math.max(1, was.length);
    };
    const [best] = [...removed].sort((a, b) => share(b) - share(a));
    if (best === undefined || share(best) < SAME_SECTIONS) continue;
    moved.set(page, best);
    removed.delete(best);
  }
  for (const [page, old] of moved) {
    lock[page] = lock[old]!;
    delete lock[old];
  }
  return { lock, moved, forgotten: [...removed] };
}

/** The lockfile's entries for pages under old names. */
export function recordFindings({ moved, forgotten }: Records): Finding[] {
  const finding = (page: string, what: string): Finding => {
    const message = `${what}; npm run i18n -- check --fix corrects the record`;
    return { kind: 'lock', file: LOCK_PATH, line: 1, page, message };
  };
  return [
    ...[...moved].map(([page, old]) => finding(page, `${old} is ${page} now`)),
    ...forgotten.map((page) => finding(page, `${page} no longer exists`)),
  ];
}

/**
 * Renames the records of moved pages and drops the records of removed pages.
 *
 * @param only writes only if one of these pages has moved; then no record is dropped.
 */
export async function tidyRecords(root: string, only?: readonly PagePair[]): Promise<boolean> {
  const { lock, moved, forgotten } = await readRecords(root, await listPages(root));
  if (!only) for (const page of forgotten) delete lock[page];
  const hasChanged = only
    ? only.some(({ page }) => moved.has(page))
    : moved.size + forgotten.length > 0;
  if (hasChanged) writeLock(root, lock);
  return hasChanged;
}
