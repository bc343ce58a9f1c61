import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/files';

const HANDWRITTEN = path.join(import.meta.dirname, 'library/src');
/** Modules that are written by this file. */
const GENERATED = { small: 5, large: 120 } as const;
export type Size = keyof typeof GENERATED;
export const SIZES = Object.keys(GENERATED) as Size[];
/** Those written by hand and the index counted. */
export const modulesOf = (size: Size): number => GENERATED[size] + 5;
/** In each library the module that is edited while a tool watches; a function reaches it. */
export const EDITED_FILE = 'src/generated/module03.ts';
/** How many modules before it a generated one imports. */
const IMPORTS = 3;

const nameOf = (at: number) => `module${String(at).padStart(2, '0')}`;

/** A module as people write them: a type, a table, a class with a generic method, a function. */
function moduleSource(at: number): string {
  const before = Array.from({ length: Math.min(at, IMPORTS) }, (_, step) =>
    Math.floor((at - 1) / (step + 1)),
  ).filter((other, index, all) => other < at && all.indexOf(other) === index);
  const imports = before.map((other) => `import { weigh${other} } from './${nameOf(other)}.js';`);
  const calls = before.map((other) => `weigh${other}(depth - 1)`);
  return `import { sumOf } from '../collections.js';
import type { Result } from '../result.js';
${imports.join('\n')}

export interface Shape${at} {
  readonly kind: 'shape${at}';
  width: number;
  height?: number;
  tags: readonly string[];
}

/** Sizes that are known by name. */
export const SIZES${at} = { small: ${at + 1}, medium: ${at * 2 + 3}, large: ${at * 5 + 7} } as const;
export type Size${at} = keyof typeof SIZES${at};

export class Box${at}<T extends Shape${at}> {
  #items: T[] = [];

  add(item: T): this {
    this.#items.push({ ...item, height: item.height ?? item.width });
    return this;
  }

  get area(): number {
    return sumOf(this.#items.map(({ width, height }) => width * (height ?? 0)));
  }

  map<U>(change: (item: T, at: number) => U): U[] {
    return this.#items.map(change);
  }
}

export function pick${at}(size: Size${at} | undefined): Result<number, string> {
  const value = SIZES${at}[size ?? 'medium'];
  return value > ${at} ? { ok: true, value } : { ok: false, error: \`too small: \${value}\` };
}

/** A number that depends on this module and on those that it imports. */
export function weigh${at}(depth: number): number {
  if (depth <= 0) return SIZES${at}.small;
  const box = new Box${at}().add({ kind: 'shape${at}', width: SIZES${at}.large, tags: ['a', 'b'] });
  const below = sumOf([${calls.join(', ')}]);
  const picked = pick${at}(depth > 1 ? 'large' : undefined);
  return (box.area + below + (picked.ok ? picked.value : 0)) % 9973;
}
`;
}

function indexSource(size: Size): string {
  const names = Array.from({ length: GENERATED[size] }, (_, at) => at);
  return [
    `export * from './collections.js';`,
    `export * from './emitter.js';`,
    `export * from './result.js';`,
    `export * from './schedule.js';`,
    ...names.map((at) => `export * from './generated/${nameOf(at)}.js';`),
    '',
  ].join('\n');
}

/** Writes the library that all tools build: the same files every time. */
export async function writeLibrary(dir: string, size: Size): Promise<void> {
  const src = path.join(dir, 'src');
  await fs.cp(HANDWRITTEN, src, { recursive: true });
  const files = new Map([['index.ts', indexSource(size)]]);
  for (let at = 0; at < GENERATED[size]; at += 1)
    files.set(`generated/${nameOf(at)}.ts`, moduleSource(at));
  writeFiles(src, files);
}

/** The function that reaches most modules of a library. */
export const checkedExport = (size: Size): string => `weigh${GENERATED[size] - 1}`;
