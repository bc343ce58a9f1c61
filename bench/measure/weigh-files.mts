import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { PHASES, kindOf, type Phase, type WeighedFile } from './page-weight.mts';
import type { PageRecording } from './record-page.mts';
import type { SeenRequest } from './host.mts';

const compress = promisify(zlib.brotliCompress);

/**
 * Sizes by file and when it was written, as a site may be built again in between; pages share most
 * of theirs, and compressing at this quality is slow.
 */
const sizes = new Map<string, Promise<{ rawBytes: number; brotliBytes: number }>>();

async function measure(file: string) {
  const content = await fs.readFile(file);
  const compressed = await compress(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  return { rawBytes: content.length, brotliBytes: compressed.length };
}

async function sizeOf(file: string) {
  const { mtimeMs } = await fs.stat(file);
  const key = `${file}|${mtimeMs}`;
  const size = sizes.get(key) ?? measure(file);
  sizes.set(key, size);
  return size;
}

function phased(requests: readonly SeenRequest[], phase?: Phase) {
  return requests.map((request) => ({
    ...request,
    phase: phase ?? (request.prefetched ? 'prefetch' : 'page'),
  }));
}

/** The order in which things were requested differs from run to run; the record should not. */
function byPhaseAndPath(a: WeighedFile, b: WeighedFile): number {
  return PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) || (a.pathname < b.pathname ? -1 : 1);
}

export interface WeighedPage {
  files: WeighedFile[];
  /** Requested paths that no file answered. */
  missing: string[];
}

/**
 * Weighs the files that a page requested. A file that was asked for several times counts once, for
 * the most urgent reason: a host would answer the repetition with "not modified".
 */
export async function weighFiles(recording: PageRecording): Promise<WeighedPage> {
  const all = [...phased(recording.untilIdle), ...phased(recording.onIntent, 'intent')];
  const missing = new Set<string>();
  const files = new Map<string, WeighedFile>();
  for (const [index, { pathname, file, phase }] of all.entries()) {
    if (!file) {
      missing.add(pathname);
      continue;
    }
    const known = files.get(pathname);
    if (known) {
      if (phase === 'page') known.phase = 'page';
      continue;
    }
    files.set(pathname, {
      pathname,
      kind: kindOf(file),
      phase,
      blocksFirstPaint: index === 0 || recording.blocking.includes(pathname),
      ...(await sizeOf(file)),
    });
  }
  return { files: [...files.values()].sort(byPhaseAndPath), missing: [...missing] };
}
