import { diffLines, diffWordsWithSpace } from 'diff';
import { fingerprint } from '../core/normal-form';
import { withoutTablePadding } from '../core/readable-tables';
import type { Section } from '../core/sections';
import { acceptedPath, readLock } from './lock.mts';
import { isFinding, readPage, type PagePair } from './project.mts';

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
  const accepted = await read(acceptedPath(page));
  const lock = (await readLock(root))[page] ?? {};
  const empty = fingerprint([]);
  const source = (list: Section[], id: string) =>
    withoutTablePadding(list.find((one) => one.id === id)?.source ?? '');
  const gone = accepted.filter(({ id }) => !english.some((one) => one.id === id));
  return [...english, ...gone]
    .filter(({ id, hash }) => gone.some((one) => one.id === id) || (lock[id] ?? empty) !== hash)
    .map(({ id, title }) => ({
      id,
      title,
      before: source(accepted, id),
      after: source(english, id),
      chinese: source(chinese, id),
    }));
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

export function formatChange(change: SectionChange, color: boolean): string {
  const { id, title, before, after, chinese } = change;
  return [
    `=== ${id}${title ? ` (${title})` : ''} ===`,
    '--- English, since it was translated',
    formatDiff(before, after, color),
    '--- Chinese, as it is now',
    (chinese || '(missing)').replace(/^/gm, '  '),
  ].join('\n');
}
