import path from 'node:path';
import { readTextFile } from '@rslib-docs/kit/node/read-text-file';
import type { PageLock } from '../core/drift';
import { ACCEPTED_FOLDER, LOCK_FILE, TRANSLATIONS } from '../core/places';
import type { Section } from '../core/sections';

export type Lock = Record<string, PageLock>;

export const LOCK_PATH = `${TRANSLATIONS}/${LOCK_FILE}`;

/** Where the English is kept that a page was translated from. */
export function acceptedPath(page: string): string {
  return `${TRANSLATIONS}/${ACCEPTED_FOLDER}/${page}`;
}

export async function readText(root: string, file: string): Promise<string | undefined> {
  try {
    return await readTextFile(path.join(root, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isLock(value: unknown): value is Lock {
  const isRecord = (one: unknown) => one !== null && typeof one === 'object' && !Array.isArray(one);
  return (
    isRecord(value) &&
    Object.values(value as object).every(
      (page) =>
        isRecord(page) && Object.values(page as object).every((hash) => typeof hash === 'string'),
    )
  );
}

export async function readLock(root: string): Promise<Lock> {
  const text = await readText(root, LOCK_PATH);
  if (text === undefined) return {};
  let lock: unknown;
  try {
    lock = JSON.parse(text);
  } catch (error) {
    const cause = error as Error;
    throw new Error(
      `${LOCK_PATH} is no JSON: ${cause.message}. Restore it from version control; after a merge, ` +
        `keep the lines of both sides.`,
      { cause },
    );
  }
  if (!isLock(lock)) throw new Error(`${LOCK_PATH}: expected page → section → hash. Restore it.`);
  return lock;
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Sorted, one section on each line: two branches that accept different sections merge cleanly. */
export function formatLock(lock: Lock): string {
  const pages = Object.entries(lock).map(([page, sections]) => [page, sorted(sections)] as const);
  return `${JSON.stringify(sorted(Object.fromEntries(pages)), null, 2)}\n`;
}

/**
 * The English text to keep after sections were accepted: theirs from the page as it is now, the
 * others' as they were kept before, in the order of the page. What English has dropped goes too.
 */
export function mergeAccepted(
  english: readonly Section[],
  before: readonly Section[],
  accepted: ReadonlySet<string>,
): string {
  const kept = new Map(before.map((section) => [section.id, section.source]));
  const parts = english.map(({ id, source }) => (accepted.has(id) ? source : kept.get(id)));
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
