import fs from 'node:fs';
import type { Folder } from '../folder.mts';
import type { Finding, Fix } from './finding.mts';

/** The changes of findings by file, the last place first; of two that overlap the first one. */
function byFile(findings: readonly Finding[]): Map<string, Fix[]> {
  const files = new Map<string, Fix[]>();
  for (const { fix } of findings) {
    if (!fix) continue;
    const own = files.get(fix.file) ?? [];
    if (own.every(({ start, end }) => fix.end <= start || fix.start >= end)) own.push(fix);
    files.set(fix.file, own);
  }
  for (const own of files.values()) own.sort((a, b) => b.start - a.start);
  return files;
}

const apply = (text: string, fixes: readonly Fix[]): string =>
  fixes.reduce(
    (all, { start, end, text: own }) => all.slice(0, start) + own + all.slice(end),
    text,
  );

/** The lines that change, as a unified diff without lines around them. */
function diffOf(file: string, text: string, fixes: readonly Fix[]): string {
  const hunks = [...fixes].reverse().map((fix) => {
    const from = text.lastIndexOf('\n', fix.start - 1) + 1;
    const next = text.indexOf('\n', fix.end);
    const to = next < 0 ? text.length : next;
    const old = text.slice(from, to);
    const changed = apply(old, [{ ...fix, start: fix.start - from, end: fix.end - from }]);
    const line = text.slice(0, from).split('\n').length;
    const [before, after] = [old.split('\n'), changed.split('\n')];
    return [
      `@@ -${line},${before.length} +${line},${after.length} @@`,
      ...before.map((one) => `-${one}`),
      ...after.map((one) => `+${one}`),
    ].join('\n');
  });
  return [`--- a/${file}`, `+++ b/${file}`, ...hunks].join('\n');
}

/** The sure changes of findings as diffs; with `isWritten` they are made, too. */
export function fixFiles(
  folder: Folder,
  findings: readonly Finding[],
  isWritten: boolean,
): string[] {
  return [...byFile(findings)].map(([file, fixes]) => {
    const whole = folder.whole(file);
    const text = fs.readFileSync(whole, 'utf8');
    if (isWritten) fs.writeFileSync(whole, apply(text, fixes));
    return diffOf(file, text, fixes);
  });
}
