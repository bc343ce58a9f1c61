import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import type { ArchiveManifest } from '@rslib-docs/kit/node/versions/places';

/** The files of an archived version, one after the other in the order of its manifest, in Brotli. */
export const SITE_FILE = 'site.br';

type Files = ArchiveManifest['files'];

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Pages are much the same: packed together they take an eighth of what each by itself takes. */
export function packSite(contents: ReadonlyMap<string, Buffer>): { packed: Buffer; files: Files } {
  const files: Files = {};
  for (const [file, content] of contents) {
    files[file] = { bytes: content.length, sha256: hashOf(content) };
  }
  const all = Buffer.concat([...contents.values()]);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 9,
    // The whole window: a page is far from the one of the other language.
    [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: all.length,
  };
  return { packed: zlib.brotliCompressSync(all, { params }), files };
}

/** The files as they were packed. Throws with how it is not what the manifest says. */
export function unpackSite(packed: Uint8Array, files: Files): Map<string, Buffer> {
  let all: Buffer;
  try {
    all = zlib.brotliDecompressSync(packed);
  } catch {
    throw new Error('it cannot be unpacked');
  }
  const contents = new Map<string, Buffer>();
  let at = 0;
  for (const [file, { bytes, sha256 }] of Object.entries(files)) {
    const content = all.subarray(at, (at += bytes));
    if (hashOf(content) !== sha256) throw new Error(`${file} was changed`);
    contents.set(file, content);
  }
  if (at !== all.length) throw new Error('it holds more than its manifest names');
  return contents;
}
