import path from 'node:path';

export const KINDS = ['HTML', 'CSS', 'JS', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_BY_ENDING: Readonly<Record<string, Kind>> = {
  '.html': 'HTML',
  '.css': 'CSS',
  '.js': 'JS',
  '.mjs': 'JS',
  '.woff2': 'font',
  '.woff': 'font',
  '.ttf': 'font',
  '.avif': 'image',
  '.gif': 'image',
  '.ico': 'image',
  '.jpg': 'image',
  '.jpeg': 'image',
  '.png': 'image',
  '.svg': 'image',
  '.webp': 'image',
};

export function kindOf(file: string): Kind {
  return KIND_BY_ENDING[path.extname(file).toLowerCase()] ?? 'other';
}

/** When a file was asked for: to show the page, for later, or only once the visitor acted. */
export const PHASES = ['page', 'prefetch', 'intent'] as const;
export type Phase = (typeof PHASES)[number];

export interface WeighedFile {
  pathname: string;
  kind: Kind;
  phase: Phase;
  blocksFirstPaint: boolean;
  rawBytes: number;
  brotliBytes: number;
}

export interface Weight {
  brotliBytes: number;
  requests: number;
}

export interface PageWeight {
  /** What the page loaded without prefetching. */
  byKind: Record<Kind, Weight>;
  page: Weight;
  /** The part of `page` that the browser waits for before it paints. */
  blocksFirstPaint: Weight;
  prefetched: Weight;
  /** `page` and `prefetched`. */
  untilIdle: Weight;
  /** `untilIdle` and what the first key press brought. */
  afterIntent: Weight;
}

function sum(files: readonly WeighedFile[]): Weight {
  return {
    brotliBytes: files.reduce((bytes, file) => bytes + file.brotliBytes, 0),
    requests: files.length,
  };
}

/** Adds up the files of one page, each of which counts once. */
export function addUp(files: readonly WeighedFile[]): PageWeight {
  const ofPage = files.filter((file) => file.phase === 'page');
  return {
    byKind: Object.fromEntries(
      KINDS.map((kind) => [kind, sum(ofPage.filter((file) => file.kind === kind))]),
    ) as Record<Kind, Weight>,
    page: sum(ofPage),
    blocksFirstPaint: sum(ofPage.filter((file) => file.blocksFirstPaint)),
    prefetched: sum(files.filter((file) => file.phase === 'prefetch')),
    untilIdle: sum(files.filter((file) => file.phase !== 'intent')),
    afterIntent: sum(files),
  };
}
