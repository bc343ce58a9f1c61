import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import { attributeOf, elementsOf } from '@rslib-docs/kit/node/page-head';
import { ifThere, listFiles } from '@rslib-docs/kit/node/files';
import type { ArchiveManifest } from '@rslib-docs/kit/node/versions';
import { searchIndexFile } from '@rslib-docs/search/engine/document';
import { codeFile } from '@rslib-docs/search/engine/page-code';
import { DEFAULT_LOCALE, LOCALES } from '../../src/site/locales';
import { readBuiltPages } from '../build/built-pages.mts';

/** The files of an archived version, one after the other in the order of its manifest, in Brotli. */
export const SITE_FILE = 'site.br';
/** The app; everything else below `assets/` serves pages without it too. */
const APP = 'assets/js/';

type Files = ArchiveManifest['files'];

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Pages are much the same: packed together they take an eighth of what each by itself takes. */
export function packSite(contents: ReadonlyMap<string, Buffer>): { packed: Buffer; files: Files } {
  const files: Files = {};
  for (const [file, content] of contents)
    files[file] = { bytes: content.length, sha256: hashOf(content) };
  const all = Buffer.concat([...contents.values()]);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 9,
    // The whole window: a page is far from the one of the other language.
    [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: all.length,
  };
  return { packed: zlib.brotliCompressSync(all, { params }), files };
}

/** The files as they were packed. Throws if they differ from the manifest. */
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

/**
 * A page without the app. It is complete and its controls work, as on every page before the app
 * has started, and the whole stylesheet still comes with their first use; but its links are full
 * loads, so the archived page never renders present data.
 */
export function withoutApp(html: string): string {
  const document = parse(html);
  for (const element of elementsOf(document)) {
    const address = attributeOf(element, 'src') ?? attributeOf(element, 'href');
    if (['script', 'link'].includes(element.tagName) && address?.includes(APP))
      tree.detachNode(element);
  }
  return serialize(document);
}

interface ArchiveOptions {
  root: string;
  build: string;
  /** Folder of static files, which every language has a copy of. */
  staticDir: string;
  version: string;
  baseUrl: string;
}

/**
 * Takes the pages of a version out of a build, at their addresses, with the redirects to them
 * and all files that they load: styles, the first view's modules, images,
 * and the version's search indexes. Returns the packed files, and their list.
 */
export async function extractVersion(
  options: ArchiveOptions,
): Promise<{ manifest: ArchiveManifest; packed: Buffer }> {
  const { root, build, version, baseUrl, staticDir } = options;
  const routes: string[] = [];
  const contents = new Map<string, Buffer>();
  const statics = (await ifThere(listFiles(staticDir, ''))) ?? [];
  for (const locale of LOCALES) {
    const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
    const { listed } = readBuiltPages(root, build, locale);
    const pages = listed.filter((page) => page.version === version);
    routes.push(...pages.map(({ routePath }) => routePath));
    const searchIndex = searchIndexFile(locale, version);
    const loaded = new Set([searchIndex, codeFile(searchIndex), ...statics]);
    for (const file of await listFiles(path.join(build, folder), '')) {
      const isPage = file.startsWith(`${version}/`) && file.endsWith('.html');
      const isAsset = file.startsWith('assets/') && !file.startsWith(APP);
      if (!isPage && !isAsset && !loaded.has(file)) continue;
      const content = await fs.readFile(path.join(build, folder, file));
      contents.set(folder + file, isPage ? Buffer.from(withoutApp(content.toString())) : content);
    }
  }
  if (routes.length === 0) throw new Error(`The build has no page of ${version}.`);
  const { packed, files } = packSite(contents);
  return { manifest: { version, baseUrl, routes: routes.sort(), files }, packed };
}
