import { diffLines, diffWordsWithSpace } from 'diff';
import { describeChanges, parseEntry, readApproved, type SectionChange } from '../core/drift';
import { mustRead } from './accept.mts';
import { readRecords } from './lock.mts';
import { cutIntoSections, listPages, readText, type PagePair } from './project.mts';

const RED = '\u001b[31m';
const GREEN = '\u001b[32m';
const OFF = '\u001b[0m';
/** Unchanged lines that are shown beside a change. */
const CONTEXT = 2;

/** The sections of a page whose English has changed since it was translated. */
export async function findChanges(root: string, pair: PagePair): Promise<SectionChange[]> {
  const read = async (file: string, isThere: boolean) =>
    isThere ? (await mustRead(root, pair.page, file)).sections : [];
  const english = await read(pair.english, pair.hasEnglish);
  const chinese = await read(pair.chinese, pair.hasChinese);
  const { lock } = await readRecords(root, await listPages(root));
  const entries = lock[pair.page] ?? {};
  const current = (await readText(root, pair.english)) ?? '';
  const approved = await readApproved(root, entries, current, cutIntoSections);
  const changed = english.filter(({ id, hash }) => parseEntry(entries[id]).hash !== hash);
  const removed = Object.keys(entries).filter((id) => !english.some((one) => one.id === id));
  const ids = [...changed.map(({ id }) => id), ...removed];
  return describeChanges(root, ids, { english, chinese }, entries, approved);
}

function elide(lines: readonly string[], head: number, tail: number): readonly string[] {
  // One line is as short as the mark that would replace it.
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
  let folded: string[] = [];
  for (const [index, line] of [...lines.entries(), [lines.length, ''] as const]) {
    const isEnd = index === lines.length;
    if (!isEnd && !shown.has(index)) {
      folded.push(line);
      continue;
    }
    output.push(...elide(folded, 0, 0), ...(isEnd ? [] : [line]));
    folded = [];
  }
  return output.join('\n');
}

export function formatChange(change: SectionChange, color: boolean): string {
  const { id, title, before, after, chinese, missing } = change;
  return [
    `=== ${id}${title ? ` (${title})` : ''} ===`,
    missing
      ? `--- English, present text. The older text cannot be shown: ${missing}`
      : '--- English, since it was translated',
    missing ? after.replace(/^/gm, '  ') : formatDiff(before, after, color),
    '--- Chinese, present text',
    (chinese ? foldTranslation(change) : '(missing)').replace(/^/gm, '  '),
  ].join('\n');
}
