import fs from 'node:fs/promises';
import path from 'node:path';
import { readTextFile } from '@rslib-docs/kit/node/read-text-file';
import type { Field, Values } from './fields.mts';

/** Files that a scaffold wants written, relative to the project. */
export interface Plan {
  created: ReadonlyMap<string, string>;
  /** Files that exist and get an entry. */
  changed: ReadonlyMap<string, string>;
  /** What the author does next. */
  next: readonly string[];
}

/** A kind of thing that can be created. */
export interface Kind {
  about: string;
  fields: readonly Field[];
  plan: (root: string, values: Values) => Promise<Plan>;
}

export const readProjectFile = (root: string, file: string): Promise<string> =>
  readTextFile(path.join(root, file));

/** Files of the plan that somebody has written before. */
export async function findExisting(root: string, files: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    if (await fs.lstat(path.join(root, file)).catch(() => undefined)) found.push(file);
  }
  return found;
}

/** Front matter: strings in quotes only where YAML would read something else. */
export function frontMatter(
  entries: Readonly<Record<string, string | boolean | string[]>>,
): string {
  const lines = Object.entries(entries).map(([key, value]) => {
    if (typeof value === 'boolean') return `${key}: ${value}`;
    if (Array.isArray(value)) return `${key}: [${value.map(quote).join(', ')}]`;
    return `${key}: ${/^[\p{L}][\p{L}\p{N} .,，。()-]*$/u.test(value) && !isWord(value) ? value : quote(value)}`;
  });
  return `---\n${lines.join('\n')}\n---\n`;
}

const isWord = (value: string): boolean => /^(?:true|false|null|yes|no|on|off)$/i.test(value);
const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;
