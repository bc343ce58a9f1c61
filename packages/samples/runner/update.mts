import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import type { Fence } from './fences.mts';
import type { Mismatch } from './compare-output.mts';

/** Replaces the content of a fence, which is found by its line; indentation and backticks stay. */
export function replaceFence(source: string, fence: Fence, content: string): string {
  const lines = source.split('\n');
  const opening = lines[fence.line - 1] ?? '';
  const [, indent, ticks] = /^(\s*)(`{3,}|~{3,})/.exec(opening) ?? [];
  if (ticks === undefined) throw new Error(`${fence.file}:${fence.line} opens no fence.`);
  const isClosing = (line: string) => line.trim().startsWith(ticks) && /^[`~]+$/.test(line.trim());
  const end = lines.findIndex((line, index) => index >= fence.line && isClosing(line));
  if (end < 0) throw new Error(`${fence.file}:${fence.line}: the fence is never closed.`);
  const block = content.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
  lines.splice(fence.line, end - fence.line, ...block);
  return lines.join('\n');
}

/** Writes into the pages what the tool gives today. Returns the files that were changed. */
export async function updatePages(
  root: string,
  mismatches: readonly Mismatch[],
): Promise<string[]> {
  const files = new Map<string, string>();
  // From the end of each page, so that the lines above stay where they are.
  const ordered = [...mismatches].sort((a, b) => b.line - a.line);
  for (const { file, expectation, replacement } of ordered) {
    if (!expectation || replacement === undefined) continue;
    const source = files.get(file) ?? (await fs.readFile(path.join(root, file), 'utf8'));
    files.set(file, replaceFence(source, expectation.fence, replacement));
  }
  writeFiles(root, files);
  return [...files.keys()].sort();
}
