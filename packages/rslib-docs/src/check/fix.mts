import fs from 'node:fs';
import { createTwoFilesPatch } from 'diff';
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

/** The sure changes of findings as diffs; with `isWritten` they are made, too. */
export function fixFiles(
  folder: Folder,
  findings: readonly Finding[],
  isWritten: boolean,
): string[] {
  return [...byFile(findings)].map(([file, fixes]) => {
    const whole = folder.whole(file);
    const text = fs.readFileSync(whole, 'utf8');
    let changed = text;
    for (const { start, end, text: own } of fixes)
      changed = changed.slice(0, start) + own + changed.slice(end);
    if (isWritten) fs.writeFileSync(whole, changed);
    const names = [`a/${file}`, `b/${file}`] as const;
    const options = { context: 0 };
    const patch = createTwoFilesPatch(...names, text, changed, undefined, undefined, options);
    return patch.replace(/^=+\n/, '').trimEnd();
  });
}
