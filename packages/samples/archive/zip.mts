import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The oldest time that an archive can name, whatever the time zone: equal files, equal bytes. */
const EPOCH = new Date(1980, 0, 1);

export function zipFiles(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([file, text]) => [file, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: EPOCH });
}

/** The files of an archive, all of which are text, by their paths. */
export function unzipFiles(archive: Uint8Array): Map<string, string> {
  const entries = Object.entries(unzipSync(archive));
  return new Map(entries.map(([file, bytes]) => [file, strFromU8(bytes)]));
}
