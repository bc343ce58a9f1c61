import path from 'node:path';
import { ifThere, readTextFile } from '@rslib-docs/kit/node/read-text-file';
import type { PageLock } from '../core/lock-entry';
import { LOCK_FILE, TRANSLATIONS } from '../core/places';

export type Lock = Record<string, PageLock>;

export const LOCK_PATH = `${TRANSLATIONS}/${LOCK_FILE}`;

export async function readText(root: string, file: string): Promise<string | undefined> {
  return ifThere(readTextFile(path.join(root, file)));
}

function isLock(value: unknown): value is Lock {
  const isRecord = (one: unknown) => one !== null && typeof one === 'object' && !Array.isArray(one);
  return (
    isRecord(value) &&
    Object.values(value as object).every(
      (page) =>
        isRecord(page) && Object.values(page as object).every((entry) => typeof entry === 'string'),
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
    const { message } = error as Error;
    throw new Error(
      `${LOCK_PATH} is no JSON: ${message}. Restore it from version control; after a merge, ` +
        `keep the lines of both sides.`,
      { cause: error },
    );
  }
  if (!isLock(lock)) throw new Error(`${LOCK_PATH}: expected page → section → entry. Restore it.`);
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
