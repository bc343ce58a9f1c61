import type { Answer, AnswerFile } from '@site/src/plugins/output-explorer/contract';
import { Children, isValidElement, type ReactNode } from 'react';
import { compareLines, type Row } from './compared-lines';

export type ChangeKind = 'same' | 'added' | 'removed' | 'changed';

/** A file of the result that is shown, or one that the result before it had. */
export interface FileChange {
  path: string;
  kind: ChangeKind;
  /** The shown part: its own lines, or its former lines. */
  file: AnswerFile;
  /** The path that it had, where the format gives another extension. */
  from?: string;
  /** Lines of both; undefined unless it has changed. */
  rows?: readonly Row[];
}

const linesOf = ({ html }: AnswerFile): string[] => html.split('\n');

/** The same file in every format: `index.cjs` is what `index.js` was, `.d.cts` what `.d.ts` was. */
export const identity = (path: string): string => path.replace(/[cm](?=[jt]s$)/, '');

const byPath = (a: FileChange, b: FileChange): number => (a.path < b.path ? -1 : 1);

function compareFile(file: AnswerFile, old: AnswerFile | undefined): FileChange {
  const { path } = file;
  if (!old) return { path, kind: 'added', file };
  const from = old.path === path ? {} : { from: old.path };
  if (old.html === file.html)
    return { path, kind: old.path === path ? 'same' : 'changed', file, ...from };
  return { path, kind: 'changed', file, rows: compareLines(linesOf(old), linesOf(file)), ...from };
}

/** The files of a result, compared with the one before it if there is one. */
export function compareAnswers(answer: Answer, before: Answer | undefined): FileChange[] {
  if (!before) {
    const same = answer.files.map((file): FileChange => ({ path: file.path, kind: 'same', file }));
    return same.sort(byPath);
  }
  const olds = new Map(before.files.map((file) => [identity(file.path), file]));
  const news = new Set(answer.files.map(({ path }) => identity(path)));
  const removed = before.files
    .filter(({ path }) => !news.has(identity(path)))
    .map((file): FileChange => ({ path: file.path, kind: 'removed', file }));
  const kept = answer.files.map((file) => compareFile(file, olds.get(identity(file.path))));
  return [...kept, ...removed].sort(byPath);
}

export function countChanges(files: readonly FileChange[]) {
  const count = (wanted: ChangeKind) => files.filter(({ kind }) => kind === wanted).length;
  return { added: count('added'), removed: count('removed'), changed: count('changed') };
}

/** The file to show: the one that was shown, even under another name, else the main one. */
export function pickFile(files: readonly FileChange[], wanted: string | undefined) {
  const same = files.find(({ path }) => wanted && identity(path) === identity(wanted));
  return same ?? files.find(({ path }) => identity(path) === 'index.js') ?? files[0];
}

const DIST = 'dist/';

/** The text of highlighted code, as long as the file is. */
function sizeOf(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:#x3C|lt|gt|amp|#x26);/g, '&');
  // Files end with a line break, fences do not.
  return new TextEncoder().encode(text).length + 1;
}

/** The result in the page itself, its fences with files of `dist`: it needs no script. */
export function defaultAnswer(children: ReactNode): Answer {
  const files = Children.toArray(children).flatMap((child): AnswerFile[] => {
    if (!isValidElement<{ title?: unknown; html?: unknown }>(child)) return [];
    const { title, html } = child.props;
    if (typeof title !== 'string' || typeof html !== 'string' || !title.startsWith(DIST)) return [];
    return [{ path: title.slice(DIST.length), html, bytes: sizeOf(html) }];
  });
  return { files };
}
