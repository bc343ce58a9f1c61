import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ifThere, writeFiles } from '@rslib-docs/kit/node/files';
import type { Project } from './plan.mts';

/** Proofs of the samples that the tool has run with what the pages say of them. Committed. */
export const PROVEN_FILE = 'packages/samples/runner/proven.json';
const HASH_LENGTH = 20;

/**
 * A hash of a sample's files and commands, of all that the page says of its result, and of the
 * versions of what builds it. Where the line or the reason of a fence changes, nothing is to prove.
 */
export function proofOf({ runsAs, files, fails, expectations }: Project, versions: string): string {
  const says = expectations.map(({ kind, path: at, command, fence: { lang, text } }) => {
    return [kind, at, command, lang, text];
  });
  const sources = [[...files].sort(), [...runsAs.files].sort(), runsAs.commands];
  const form = [versions, ...sources, fails, says];
  const hash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  return hash.slice(0, HASH_LENGTH);
}

/** The proofs that are kept; none where there is no file. Throws where it is not what was written. */
export async function readProven(root: string): Promise<ReadonlySet<string>> {
  const text = (await ifThere(fs.readFile(path.join(root, PROVEN_FILE), 'utf8'))) ?? '[]';
  try {
    const proofs = JSON.parse(text) as unknown;
    if (Array.isArray(proofs) && proofs.every((one) => typeof one === 'string'))
      return new Set(proofs);
  } catch {
    // Said below.
  }
  const cure = 'Write it again: npm run site -- prove samples --all';
  throw new Error(`${PROVEN_FILE} is no list of texts. ${cure}`);
}

export function writeProven(root: string, proofs: Iterable<string>): void {
  const text = `${JSON.stringify([...new Set(proofs)].sort(), null, 2)}\n`;
  writeFiles(root, new Map([[PROVEN_FILE, text]]));
}
