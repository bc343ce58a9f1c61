import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mapOutsideFences } from './code-text';
import type { Section, SectionedPage } from './sections';

/** The lockfile's record of one page: section id → entry. */
export type PageLock = Readonly<Record<string, string>>;

/** An entry: the hash of the English section that was translated, and the page that it stood in. */
export interface LockEntry {
  hash: string;
  /** Id that git gives to the text of the page; empty where nothing was noted. */
  blob: string;
}

export function parseEntry(entry = ''): LockEntry {
  const [hash = '', blob = ''] = entry.split(' ');
  return { hash, blob };
}

export function formatEntry({ hash, blob }: LockEntry): string {
  return `${hash} ${blob}`;
}

/** The id that git gives to a text, whether it knows it or not. */
export function blobId(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * `stale`: the English has changed since it was translated. `missing`: English only. `orphan`:
 * Chinese only. `unaccepted`: both exist, but no command has ever marked them as matching.
 */
export type SectionState = 'current' | 'stale' | 'missing' | 'orphan' | 'unaccepted';

export interface SectionDrift {
  id: string;
  /** Heading in English, or in Chinese where only that exists. */
  title: string;
  state: SectionState;
  /** Line in the Chinese file; in the English one where the section is missing. */
  line: number;
}

function stateOf(english: Section, chinese: Section | undefined, entry?: string): SectionState {
  if (!chinese) return 'missing';
  if (entry === undefined) return 'unaccepted';
  return parseEntry(entry).hash === english.hash ? 'current' : 'stale';
}

/** Compares the sections of a page with the lockfile, in the order of the English page. */
export function comparePage(
  english: SectionedPage,
  chinese: SectionedPage,
  lock: PageLock,
): SectionDrift[] {
  const translated = new Map(chinese.sections.map((section) => [section.id, section]));
  const known = new Set(english.sections.map((section) => section.id));
  const drift = english.sections.map((section): SectionDrift => {
    const { id, title } = section;
    const counterpart = translated.get(id);
    const state = stateOf(section, counterpart, lock[id]);
    return { id, title, state, line: (counterpart ?? section).line };
  });
  const orphans = chinese.sections
    .filter((section) => !known.has(section.id))
    .map(({ id, title, line }): SectionDrift => ({ id, title, state: 'orphan', line }));
  return [...drift, ...orphans];
}

const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Never asks for a password, and does not fetch the missing parts of a partial clone. */
const ENV = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' };

const git = (root: string, args: readonly string[], input = '') =>
  spawnSync('git', [...args], { cwd: root, input, env: ENV, maxBuffer: MOST_OUTPUT_BYTES });

/** The texts of these ids in the repository; none where there is no repository. */
function readBlobs(root: string, ids: Iterable<string>): Map<string, string> {
  const texts = new Map<string, string>();
  const wanted = [...new Set(ids)].filter((id) => /^[\da-f]{40,64}$/.test(id));
  if (wanted.length === 0) return texts;
  const { stdout, status } = git(root, ['cat-file', '--batch'], `${wanted.join('\n')}\n`);
  if (status !== 0) return texts;
  for (let at = 0; at < stdout.length;) {
    const end = stdout.indexOf('\n', at);
    const [id, type, size] = stdout.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (size === undefined) continue;
    if (type === 'blob') texts.set(id!, stdout.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}

/** Keeps the present text of files until they are committed; without a repository, nothing can. */
export function keepBlobs(root: string, files: readonly string[]): void {
  git(root, ['hash-object', '-w', '--stdin-paths'], `${files.join('\n')}\n`);
}

/** Why a text is not there, and what brings it, for people. */
function explainMissing(root: string): string {
  const { stdout, status } = git(root, ['rev-parse', '--is-shallow-repository']);
  if (status !== 0)
    return 'This is not a git repository, so there is no older text. Clone the project to see it.';
  if (stdout.toString().trim() === 'true')
    return 'This clone is shallow: run git fetch --unshallow to have the older text.';
  return 'No commit that was fetched holds it: it was never committed, or only on another branch.';
}

/**
 * The approved source of a page: the English sections that were translated, by id. What git does
 * not hold is left out: in a shallow clone, or without a repository, only pages that have not
 * changed are there.
 *
 * @param current the English page as it is now.
 * @param read cuts a page into sections.
 */
export async function readApproved(
  root: string,
  entries: PageLock,
  current: string,
  read: (source: string) => Promise<SectionedPage>,
): Promise<Map<string, Section>> {
  const blobs = Object.entries(entries).map(([id, entry]) => [id, parseEntry(entry).blob] as const);
  const own = blobId(current);
  const older = blobs.map(([, blob]) => blob).filter((blob) => blob !== own);
  const pages = new Map<string, Section[]>();
  for (const [blob, text] of [...readBlobs(root, older), [own, current] as const]) {
    // A text that cannot be read is as good as none.
    pages.set(blob, (await read(text).catch(() => undefined))?.sections ?? []);
  }
  return new Map(
    blobs.flatMap(([id, blob]) => {
      const section = pages.get(blob)?.find((one) => one.id === id);
      return section ? [[id, section] as const] : [];
    }),
  );
}

const ROW = /^ *\|.*\|\s*$/;

/**
 * Takes the padding out of tables, for people who compare two texts: one longer cell changes the
 * layout of all rows, but not their text. Code stays unchanged.
 */
export const withoutTablePadding = (source: string): string =>
  mapOutsideFences(source, (line) =>
    ROW.test(line) ? line.replace(/ {2,}(?=\|)/g, ' ').replace(/-{4,}/g, '---') : line,
  );

export interface SectionChange {
  id: string;
  title: string;
  /** The English that was translated; empty where the section is new. */
  before: string;
  /** Why the English that was translated cannot be shown. */
  missing?: string;
  /** The present English; empty if the section was removed. */
  after: string;
  /** The Chinese text; empty if it is missing. */
  chinese: string;
}

/** Present texts of the sections with the given ids, and their texts when they were translated. */
export function describeChanges(
  root: string,
  ids: readonly string[],
  page: { english: readonly Section[]; chinese: readonly Section[] },
  entries: PageLock,
  approved: ReadonlyMap<string, Section>,
): SectionChange[] {
  const sourceOf = (section: Section | undefined) => withoutTablePadding(section?.source ?? '');
  return ids.map((id): SectionChange => {
    const [now, chinese] = [page.english, page.chinese].map((list) =>
      list.find((section) => section.id === id),
    );
    const before = approved.get(id);
    const isUnknown = entries[id] !== undefined && !before;
    return {
      id,
      title: (now ?? before)?.title ?? '',
      before: sourceOf(before),
      after: sourceOf(now),
      chinese: sourceOf(chinese),
      ...(isUnknown && { missing: explainMissing(root) }),
    };
  });
}
