import { createHash } from 'node:crypto';

/** What the lockfile says of one page: section id → entry. */
export type PageLock = Readonly<Record<string, string>>;

/** An entry: the hash of the English section that was translated, and the page that it stood in. */
export interface LockEntry {
  hash: string;
  /** Id that git gives to the text of the page; empty where nothing was noted. */
  blob: string;
}

export function parseEntry(entry: string): LockEntry {
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
