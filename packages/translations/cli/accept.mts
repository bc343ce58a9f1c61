import { Refusal } from '@rslib-docs/kit/node/command';
import { blobId, formatEntry, keepBlobs, parseEntry } from '../core/drift';
import { findDifferences } from '../core/parity';
import type { SectionedPage } from '../core/sections';
import { readRecords, tidyRecords, writeLock } from './lock.mts';
import {
  formatFinding,
  isFinding,
  listPages,
  readPage,
  readText,
  type PagePair,
} from './project.mts';
import { DOUBTFUL } from './status.mts';

/** Reads a page of a pair; throws where it cannot be read. */
export async function mustRead(root: string, page: string, file: string): Promise<SectionedPage> {
  const read = await readPage(root, page, file);
  if (isFinding(read)) throw new Error(formatFinding(read));
  if (!read) throw new Error(`${file} does not exist.`);
  return read;
}

async function acceptPage(
  root: string,
  pair: PagePair,
  entriesBefore: Readonly<Record<string, string>>,
  only: readonly string[],
  skipsDoubtful: boolean,
) {
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
  const accepted = new Set(only.length > 0 ? only : known.filter((id) => translated.has(id)));

  // Why the sections cannot be translations of the English as it is now.
  const differences = findDifferences(english, chinese).filter(
    ({ kind, section }) =>
      (DOUBTFUL.has(kind) || (skipsDoubtful && kind === 'untranslated')) && accepted.has(section),
  );
  const doubts = differences.map((one) => formatFinding({ ...one, file: pair.chinese }));
  if (skipsDoubtful) for (const { section } of differences) accepted.delete(section);

  const entries: Record<string, string> = {};
  let marked = 0;
  for (const { id, hash } of english.sections) {
    const before = entriesBefore[id];
    const { hash: old, blob: known } = parseEntry(before);
    if (accepted.has(id) && (old !== hash || !known)) {
      entries[id] = formatEntry({ hash, blob });
      if (old !== hash) marked++;
    } else if (before !== undefined) entries[id] = before;
  }
  return { entries, marked, doubts };
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
 * Records that the Chinese of sections translates the English as it is now.
 *
 * @param isCertain accepts sections whose facts differ from the English, too.
 * @param left takes the facts that differ: then their sections are left as they are.
 * @throws Refusal naming the facts that differ; nothing is written then.
 */
export async function accept(
  root: string,
  asked: readonly Asked[],
  isCertain = false,
  left?: string[],
): Promise<Accepted> {
  const { lock } = await readRecords(root, await listPages(root));
  const doubts: string[] = [];
  let sections = 0;
  for (const { pair, only = [] } of asked) {
    const done = await acceptPage(
      root,
      pair,
      lock[pair.page] ?? {},
      only,
      left !== undefined && !isCertain,
    );
    lock[pair.page] = done.entries;
    sections += done.marked;
    doubts.push(...done.doubts);
  }
  left?.push(...(isCertain ? [] : doubts));
  if (doubts.length > 0 && !isCertain && !left) {
    const what =
      'Nothing was accepted: the translation states other facts than the English. Translate what ' +
      'has changed, or add --anyway where the difference is intended.';
    throw new Refusal(what, doubts);
  }
  keepBlobs(
    root,
    asked.map(({ pair }) => pair.english),
  );
  writeLock(root, lock);
  return { sections, pages: asked.length };
}

/** Accepts what agrees of every page that exists in both languages, and forgets removed pages. */
export async function acceptAll(
  root: string,
  isCertain = false,
  left: string[] = [],
): Promise<Accepted> {
  const pairs = await listPages(root);
  const both = pairs.filter(({ hasEnglish, hasChinese }) => hasEnglish && hasChinese);
  const asked = both.map((pair) => ({ pair }));
  const result = await accept(root, asked, isCertain, left);
  await tidyRecords(root);
  return result;
}
