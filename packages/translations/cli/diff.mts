import { diffLines, diffWordsWithSpace } from 'diff';
import { withoutTablePadding } from '../core/readable-tables';
import type { Section } from '../core/sections';
import { explainMissing } from '../core/git-blobs';
import { parseEntry } from '../core/lock-entry';
import { readAccepted } from './accepted-english.mts';
import { isFinding, listPages, readPage, type PagePair } from './project.mts';
import { readRecords } from './records.mts';

const RED = '\u001b[31m';
const GREEN = '\u001b[32m';
const OFF = '\u001b[0m';
/** Unchanged lines that are shown beside a change. */
const CONTEXT = 2;

export interface SectionChange {
  id: string;
  title: string;
  /** The English that was translated; empty where the section is new. */
  before: string;
  /** Why the English that was translated cannot be shown. */
  missing?: string;
  /** The English of today; empty where the section is gone. */
  after: string;
  /** What the Chinese says; empty where it is missing. */
  chinese: string;
}

/** The sections of a page whose English has changed since it was translated. */
export async function findChanges(root: string, pair: PagePair): Promise<SectionChange[]> {
  const { page } = pair;
  const read = async (file: string): Promise<Section[]> => {
    const found = await readPage(root, page, file);
    if (isFinding(found)) throw new Error(`${found.file}:${found.line}: ${found.message}`);
    return found?.sections ?? [];
  };
  const english = await read(pair.english);
  const chinese = await read(pair.chinese);
  const { lock } = await readRecords(root, await listPages(root));
  const entries = lock[page] ?? {};
  const accepted = await readAccepted(root, pair, entries);
  const sourceOf = (section: Section | undefined) => withoutTablePadding(section?.source ?? '');
  const source = (list: Section[], id: string) => sourceOf(list.find((one) => one.id === id));
  const gone = Object.keys(entries).filter((id) => !english.some((one) => one.id === id));
  const changed = english.filter(({ id, hash }) => parseEntry(entries[id] ?? '').hash !== hash);
  return [...changed.map(({ id }) => id), ...gone].map((id): SectionChange => {
    const title = [...english, ...accepted.values()].find((one) => one.id === id)?.title ?? '';
    const isUnknown = entries[id] !== undefined && !accepted.has(id);
    return {
      id,
      title,
      before: sourceOf(accepted.get(id)),
      after: source(english, id),
      chinese: source(chinese, id),
      ...(isUnknown && { missing: explainMissing(root) }),
    };
  });
}

function elide(lines: readonly string[], head: number, tail: number): readonly string[] {
  // One line says as much as the mark that would stand for it.
  if (lines.length <= head + tail + 1) return lines;
  const left = lines.length - head - tail;
  return [
    ...lines.slice(0, head),
    `… ${left} unchanged lines …`,
    ...lines.slice(lines.length - tail),
  ];
}

/** A line-by-line diff whose changed lines show their changed words, as in version control. */
export function formatDiff(before: string, after: string, color: boolean): string {
  const paint = (text: string, code: string) => (color ? `${code}${text}${OFF}` : text);
  const lines = (text: string) => text.replace(/\n$/, '').split('\n');
  const parts = diffLines(`${before}\n`, `${after}\n`);
  const output: string[] = [];
  for (const [index, { value, added, removed }] of parts.entries()) {
    if (!added && !removed) {
      const head = index === 0 ? 0 : CONTEXT;
      const tail = index === parts.length - 1 ? 0 : CONTEXT;
      output.push(...elide(lines(value), head, tail).map((line) => `  ${line}`));
      continue;
    }
    if (removed && parts[index + 1]?.added) {
      const words = diffWordsWithSpace(value, parts[index + 1]!.value);
      const marked = words.map((word) => {
        if (word.removed) return paint(`[-${word.value}-]`, RED);
        return word.added ? paint(`{+${word.value}+}`, GREEN) : word.value;
      });
      output.push(...lines(marked.join('')).map((line) => `~ ${line}`));
    } else if (removed) output.push(...lines(value).map((line) => paint(`- ${line}`, RED)));
    else if (!parts[index - 1]?.removed) {
      output.push(...lines(value).map((line) => paint(`+ ${line}`, GREEN)));
    }
  }
  return output.join('\n');
}

/** Lines of a text that hold something, by their number among these. */
const filled = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/**
 * The lines of the translation that stand where the original has changed, the others folded; all of
 * them where the two are not laid out alike.
 */
function foldTranslation({ before, after, chinese }: SectionChange): string {
  const lines = filled(chinese);
  const shown = new Set<number>();
  const show = (from: number, count: number): void => {
    for (let at = from - 1; at < from + Math.max(count, 1) + 1; at++) shown.add(at);
  };
  // The translation is laid out as the text that it was made from, or already as the new one.
  const [from, to] = [filled(before), filled(after)];
  const isNew = lines.length === to.length;
  if (before === '' || (!isNew && lines.length !== from.length)) return lines.join('\n');
  let at = 0;
  for (const { value, added, removed } of diffLines(`${from.join('\n')}\n`, `${to.join('\n')}\n`)) {
    const count = filled(value).length;
    if (added || removed) show(at, (isNew ? added : removed) ? count : 0);
    if (!(isNew ? removed : added)) at += count;
  }
  const output: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (shown.has(index)) output.push(lines[index]!);
    else {
      const next = lines.findIndex((_, other) => other > index && shown.has(other));
      const end = next < 0 ? lines.length : next;
      output.push(...elide(lines.slice(index, end), 0, 0));
      index = end - 1;
    }
  }
  return output.join('\n');
}

export function formatChange(change: SectionChange, color: boolean): string {
  const { id, title, before, after, chinese, missing } = change;
  return [
    `=== ${id}${title ? ` (${title})` : ''} ===`,
    missing
      ? `--- English, as it is now. What it was cannot be shown: ${missing}`
      : '--- English, since it was translated',
    missing ? after.replace(/^/gm, '  ') : formatDiff(before, after, color),
    '--- Chinese, as it is now',
    (chinese ? foldTranslation(change) : '(missing)').replace(/^/gm, '  '),
  ].join('\n');
}
