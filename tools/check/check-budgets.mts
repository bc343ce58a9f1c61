import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { parse, defaultTreeAdapter as tree } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, elementsOf } from '@rslib-docs/kit/node/page-head';
import { AFTER_TEXT } from '@rslib-docs/runtime/hydration/page-contract';
import { CONTROLS_SCRIPT } from '@rslib-docs/runtime/hydration/pre-hydration';
import { resolveFile } from '../serve/static-host.mts';

const compress = promisify(zlib.brotliCompress);

/** Brotli bytes of what a page needs to be read, to be used, and of the app that takes it over. */
export interface Weights {
  /**
   * Bytes of the document, not compressed: up to the end of its first paragraphs, or all of it
   * where they do not come first.
   */
  beforeTextBytes: number;
  firstViewBytes: number;
  /** The script that answers presses, which is fetched while the text is painted. */
  controlsBytes: number;
  appBytes: number;
}

/** Bytes of a file as hosts send it, in Brotli. */
export async function compressedBytes(file: string): Promise<number> {
  const content = await fs.readFile(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return (await compress(content, { params })).length;
}

/** Compressed sizes by file: pages share most of theirs. */
const sizes = new Map<string, Promise<number>>();

function sizeOf(file: string): Promise<number> {
  const size = sizes.get(file) ?? compressedBytes(file);
  sizes.set(file, size);
  return size;
}

/**
 * Addresses of the files that a page loads at once (stylesheets, preloaded fonts), and of its
 * app's: scripts, and everything that waits in a template; and where its first paragraphs end.
 */
function readAssets(html: string) {
  let textEnd = html.length;
  const assets = { firstView: [] as string[], controls: [] as string[], app: [] as string[] };
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const templates = elements.filter(({ tagName }) => tagName === 'template') as Tree.Template[];
  const held = new Set(templates.flatMap((one) => elementsOf(tree.getTemplateContent(one))));
  for (const element of elements) {
    const { tagName, parentNode } = element;
    const attribute = (name: string) => attributeOf(element, name);
    // The script for later stands right behind the text, and the styles behind it.
    const isAfterText = attribute(AFTER_TEXT) !== undefined && parentNode!.nodeName !== 'head';
    if (isAfterText) textEnd = element.sourceCodeLocation!.startOffset;
    const url = attribute('src') ?? attribute('href');
    if (!url) continue;
    const rel = attribute('rel');
    const isFont = rel === 'preload' && attribute('as') === 'font';
    const isControls = attribute(CONTROLS_SCRIPT) !== undefined;
    if (tagName === 'script') assets[isControls ? 'controls' : 'app'].push(url);
    if (tagName === 'link' && held.has(element)) assets.app.push(url);
    else if (rel === 'stylesheet' || isFont) assets.firstView.push(url);
  }
  return { ...assets, textEnd };
}

export async function measureFile(build: string, file: string): Promise<number> {
  try {
    return await sizeOf(path.join(build, file));
  } catch (error) {
    throw new Error(`The build has no ${file}, which has a budget.`, { cause: error });
  }
}

/** Weighs the page at `address` of a build that lives at the root of its host. */
export async function measurePage(build: string, address: string): Promise<Weights> {
  const fileOf = (pathname: string): string => {
    const file = resolveFile(build, pathname);
    if (!file) throw new Error(`The build has no ${pathname}, which ${address} needs.`);
    return file;
  };
  const page = fileOf(address);
  const html = await fs.readFile(page, 'utf8');
  const assets = readAssets(html);
  const sum = async (files: readonly string[]): Promise<number> =>
    (await Promise.all([...new Set(files)].map(sizeOf))).reduce((total, one) => total + one, 0);
  return {
    beforeTextBytes: Buffer.byteLength(html.slice(0, assets.textEnd)),
    firstViewBytes: await sum([page, ...assets.firstView.map(fileOf)]),
    controlsBytes: await sum(assets.controls.map(fileOf)),
    appBytes: await sum(assets.app.map(fileOf)),
  };
}

/** Page type → the most that such a page may weigh; `page` is the address of one. */
export type Budgets = Readonly<Record<string, Weights & { page: string }>>;

/** Name → the brotli bytes that a file of the build may have which is fetched by itself. */
export type FileBudgets = Readonly<Record<string, { file: string; bytes: number }>>;

export const PARTS = {
  beforeTextBytes: {
    name: 'part before the first paragraphs',
    remedy: 'Look for what joined the top bar, the first rules or src/first-view/before-paint.ts.',
  },
  firstViewBytes: {
    name: 'first view',
    remedy: 'Look for what joined the page, its stylesheet or the first-view script.',
  },
  controlsBytes: {
    name: 'script of the controls',
    remedy: 'Look for what joined src/first-view/controls.ts; load late what few visitors press.',
  },
  appBytes: {
    name: 'app',
    remedy: 'Look for an import that came in; load late what not every visitor needs.',
  },
} as const;

/** Each page type that is heavier than it may be, with both numbers and what to do. */
export function checkBudgets(
  budgets: Budgets,
  actual: Readonly<Record<string, Weights>>,
): string[] {
  return Object.entries(budgets).flatMap(([type, budget]) =>
    (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
      const bytes = actual[type]![part];
      if (bytes <= budget[part]) return [];
      const { name, remedy } = PARTS[part];
      return [
        `${type} (${budget.page}): ${name} weighs ${bytes} bytes, ${bytes - budget[part]} over ` +
          `its budget of ${budget[part]}. ${remedy} If it is worth it, raise the budget in ` +
          'tools/check/budgets.json and say why in the commit.',
      ];
    }),
  );
}

export function checkFileBudgets(
  budgets: FileBudgets,
  actual: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(budgets).flatMap(([name, { file, bytes: most }]) => {
    const bytes = actual[name]!;
    if (bytes <= most) return [];
    return [
      `${name} (${file}) weighs ${bytes} bytes, ${bytes - most} over its budget of ${most}. ` +
        'If what joined it is worth it, raise the budget in tools/check/file-budgets.json and ' +
        'say why in the commit.',
    ];
  });
}
