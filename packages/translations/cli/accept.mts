import { Refusal } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { keepBlobs } from '../core/git-blobs';
import { blobId, formatEntry, parseEntry } from '../core/lock-entry';
import { findDifferences } from '../core/parity';
import type { SectionedPage } from '../core/sections';
import { formatFinding } from './findings.mts';
import { LOCK_PATH, formatLock, readText, type Lock } from './lock.mts';
import { DOUBTFUL } from './page-findings.mts';
import { isFinding, listPages, readPage, type PagePair } from './project.mts';
import { readRecords } from './records.mts';

async function mustRead(root: string, page: string, file: string): Promise<SectionedPage> {
  const read = await readPage(root, page, file);
  if (isFinding(read)) throw new Error(formatFinding(read));
  if (!read) throw new Error(`${file} does not exist.`);
  return read;
}

/** Why sections that are to be accepted cannot be translations of the English as it is now. */
function findDoubts(
  { chinese }: PagePair,
  english: SectionedPage,
  translated: SectionedPage,
  accepted: ReadonlySet<string>,
): string[] {
  return findDifferences(english, translated)
    .filter(({ kind, section }) => DOUBTFUL.has(kind) && accepted.has(section))
    .map(({ isBreaking: _, ...one }) => formatFinding({ ...one, file: chinese }));
}

interface AcceptedPage {
  entries: Record<string, string>;
  /** Sections whose mark changed. */
  count: number;
  doubts: string[];
}

async function acceptPage(
  root: string,
  pair: PagePair,
  entriesBefore: Readonly<Record<string, string>>,
  only: readonly string[],
): Promise<AcceptedPage> {
  const english = await mustRead(root, pair.page, pair.english);
  const chinese = await mustRead(root, pair.page, pair.chinese);
  const blob = blobId((await readText(root, pair.english))!);
  const translated = new Set(chinese.sections.map(({ id }) => id));
  const known = english.sections.map(({ id }) => id);
  for (const id of only) {
    if (!known.includes(id))
      throw new Error(`${pair.page} has no section "${id}". It has: ${known.join(', ')}.`);
    if (!translated.has(id))
      throw new Error(`${pair.chinese} has no section "${id}" yet: translate it first.`);
  }
  const accepted = new Set(known.filter((id) => translated.has(id)));
  if (only.length > 0) for (const id of accepted) if (!only.includes(id)) accepted.delete(id);

  const entries: Record<string, string> = {};
  let count = 0;
  for (const { id, hash } of english.sections) {
    const before = entriesBefore[id];
    const { hash: old, blob: known } = parseEntry(before ?? '');
    if (accepted.has(id) && (old !== hash || !known)) {
      entries[id] = formatEntry({ hash, blob });
      if (old !== hash) count++;
    } else if (before !== undefined) entries[id] = before;
  }
  return { entries, count, doubts: findDoubts(pair, english, chinese, accepted) };
}

/** Pages to accept; `only` names sections, none means all that are translated. */
export interface Asked {
  pair: PagePair;
  only?: readonly string[];
}

export interface Accepted {
  /** Sections whose mark changed. */
  sections: number;
  pages: number;
}

/**
 * Says that the Chinese of sections translates the English as it is now.
 *
 * @param isCertain accepts sections whose facts differ from those of the English, too.
 * @throws Refusal naming the facts that differ; nothing is written then.
 */
export async function accept(
  root: string,
  asked: readonly Asked[],
  isCertain = false,
): Promise<Accepted> {
  const { lock } = await readRecords(root, await listPages(root));
  const doubts: string[] = [];
  let sections = 0;
  for (const { pair, only = [] } of asked) {
    const done = await acceptPage(root, pair, lock[pair.page] ?? {}, only);
    lock[pair.page] = done.entries;
    sections += done.count;
    doubts.push(...done.doubts);
  }
  if (doubts.length > 0 && !isCertain) {
    const what =
      'Nothing was accepted: the translation says other things than the English. Translate what has ' +
      'changed, or add --anyway where the difference is meant.';
    throw new Refusal(what, doubts);
  }
  keepBlobs(
    root,
    asked.map(({ pair }) => pair.english),
  );
  write(root, lock);
  return { sections, pages: asked.length };
}

const write = (root: string, lock: Lock): void =>
  writeFiles(root, new Map([[LOCK_PATH, formatLock(lock)]]));

/** Accepts every page that exists in both languages, and forgets those that are gone. */
export async function acceptAll(root: string, isCertain = false): Promise<Accepted> {
  const pairs = await listPages(root);
  const both = pairs.filter(({ hasEnglish, hasChinese }) => hasEnglish && hasChinese);
  const result = await accept(
    root,
    both.map((pair) => ({ pair })),
    isCertain,
  );
  await tidyRecords(root);
  return result;
}

/**
 * Renames the records of pages that have moved and drops those of pages that are gone.
 *
 * @param only pages of which one must have moved; nothing is dropped for their sake.
 */
export async function tidyRecords(root: string, only?: readonly PagePair[]): Promise<boolean> {
  const { lock, moved, forgotten } = await readRecords(root, await listPages(root));
  if (!only) for (const page of forgotten) delete lock[page];
  const hasChanged = only
    ? only.some(({ page }) => moved.has(page))
    : moved.size + forgotten.length > 0;
  if (hasChanged) write(root, lock);
  return hasChanged;
}
