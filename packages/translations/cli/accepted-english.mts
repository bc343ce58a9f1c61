import { readBlobs } from '../core/git-blobs';
import { blobId, parseEntry, type PageLock } from '../core/lock-entry';
import type { Section } from '../core/sections';
import { readText } from './lock.mts';
import { isFinding, readSource, type PagePair } from './project.mts';

/**
 * The English sections that a page was translated from, by id. What git does not hold is left out:
 * in a shallow clone, or without a repository, only pages that have not changed are there.
 */
export async function readAccepted(
  root: string,
  { page, english }: PagePair,
  entries: PageLock,
): Promise<Map<string, Section>> {
  const current = (await readText(root, english)) ?? '';
  const blobs = Object.entries(entries).map(([id, entry]) => [id, parseEntry(entry).blob] as const);
  const own = blobId(current);
  const texts = readBlobs(
    root,
    blobs.map(([, blob]) => blob).filter((blob) => blob !== own),
  );
  const pages = new Map<string, Section[]>();
  for (const [blob, text] of [...texts, [own, current] as const]) {
    const read = await readSource(root, page, english, text, 'accepted');
    if (!isFinding(read)) pages.set(blob, read.sections);
  }
  return new Map(
    blobs.flatMap(([id, blob]) => {
      const section = pages.get(blob)?.find((one) => one.id === id);
      return section ? [[id, section] as const] : [];
    }),
  );
}
