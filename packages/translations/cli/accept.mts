import type { Section, SectionedPage } from '../core/sections';
import { formatFinding } from './findings.mts';
import {
  LOCK_PATH,
  acceptedPath,
  formatLock,
  mergeAccepted,
  readLock,
  type Lock,
} from './lock.mts';
import { isFinding, listPages, readPage, type PagePair } from './project.mts';
import { writeFiles } from '@rslib-docs/kit/node/write-files';

async function mustRead(root: string, page: string, file: string): Promise<SectionedPage> {
  const read = await readPage(root, page, file);
  if (isFinding(read)) throw new Error(formatFinding(read));
  if (!read) throw new Error(`${file} does not exist.`);
  return read;
}

/** Marks sections of one page as current; changes `lock` and returns the English text to keep. */
async function acceptPage(
  root: string,
  pair: PagePair,
  lock: Lock,
  only: string | undefined,
): Promise<{ text: string; count: number }> {
  const english = await mustRead(root, pair.page, pair.english);
  const chinese = await mustRead(root, pair.page, pair.chinese);
  const before = await readPage(root, pair.page, acceptedPath(pair.page));
  const translated = new Set(chinese.sections.map(({ id }) => id));
  const known = english.sections.map(({ id }) => id);
  if (only !== undefined && !known.includes(only)) {
    throw new Error(`${pair.page} has no section "${only}". It has: ${known.join(', ')}.`);
  }
  if (only !== undefined && !translated.has(only)) {
    throw new Error(`${pair.chinese} has no section "${only}" yet: translate it first.`);
  }
  const isAccepted = ({ id }: Section) => (only === undefined ? translated.has(id) : id === only);
  const accepted = new Set(english.sections.filter(isAccepted).map(({ id }) => id));
  const kept = isFinding(before) || !before ? [] : before.sections;

  const old = lock[pair.page] ?? {};
  const entries = english.sections.flatMap(({ id, hash }): [string, string][] => {
    const value = accepted.has(id) ? hash : old[id];
    return value === undefined ? [] : [[id, value]];
  });
  const count = entries.filter(([id, hash]) => old[id] !== hash).length;
  lock[pair.page] = Object.fromEntries(entries);
  return { text: mergeAccepted(english.sections, kept, accepted), count };
}

export interface Accepted {
  /** Sections whose mark changed. */
  sections: number;
  pages: number;
}

/**
 * Says that the Chinese of a section translates the English as it is now. The kept English is
 * written before the lockfile, so that an interrupt can be seen and mended by running it again.
 */
export async function accept(
  root: string,
  pairs: readonly PagePair[],
  section?: string,
): Promise<Accepted> {
  const lock = await readLock(root);
  const files = new Map<string, string | null>();
  let sections = 0;
  for (const pair of pairs) {
    const { text, count } = await acceptPage(root, pair, lock, section);
    files.set(acceptedPath(pair.page), text);
    sections += count;
  }
  files.set(LOCK_PATH, formatLock(lock));
  writeFiles(root, files);
  return { sections, pages: pairs.length };
}

/** Accepts every page that exists in both languages, and forgets those that are gone. */
export async function acceptAll(root: string): Promise<Accepted> {
  const pairs = await listPages(root);
  const result = await accept(
    root,
    pairs.filter(({ hasEnglish, hasChinese }) => hasEnglish && hasChinese),
  );
  const lock = await readLock(root);
  const known = new Set(pairs.filter((one) => one.hasEnglish).map(({ page }) => page));
  const gone = Object.keys(lock).filter((page) => !known.has(page));
  if (gone.length > 0) {
    const rest = Object.entries(lock).filter(([page]) => known.has(page));
    const removed = gone.map((page): [string, null] => [acceptedPath(page), null]);
    writeFiles(root, new Map([[LOCK_PATH, formatLock(Object.fromEntries(rest))], ...removed]));
  }
  return result;
}
