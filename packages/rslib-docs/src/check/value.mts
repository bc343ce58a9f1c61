import type ts from 'typescript';

/*
 * The known parts of a configuration without running it. A value that only a run would give is
 * `unknown`; nothing is concluded from it. `isOpen` is what may have further keys or items.
 */

type Plain = string | number | boolean | null | undefined;
export type Literal = { kind: 'literal'; value: Plain; node: ts.Node };
export type ObjectValue = {
  kind: 'object';
  entries: ReadonlyMap<string, Entry>;
  isOpen: boolean;
  node: ts.Node;
};
export type ListValue = { kind: 'list'; items: readonly Value[]; isOpen: boolean; node: ts.Node };
export type Value = Literal | ObjectValue | ListValue | { kind: 'unknown'; node: ts.Node };

export interface Entry {
  value: Value;
  /** The key, where a finding about it points to. */
  node: ts.Node;
}

/** Stands for what only a run would tell. */
export const UNKNOWN = Symbol('unknown');
export type Unknown = typeof UNKNOWN;

/** The value at a path such as `output.target`; undefined if there surely is none. */
export function valueAt(value: Value | undefined, path: string): Value | undefined {
  const [first = '', ...rest] = path.split('.');
  if (value?.kind === 'unknown') return value;
  if (value?.kind !== 'object') return undefined;
  const entry = value.entries.get(first);
  if (!entry) return value.isOpen ? { kind: 'unknown', node: value.node } : undefined;
  return rest.length === 0 ? entry.value : valueAt(entry.value, rest.join('.'));
}

export const entriesOf = (value: Value | undefined): ReadonlyMap<string, Entry> =>
  value?.kind === 'object' ? value.entries : new Map();

/** An entry that is surely there, whatever its value. */
export function writtenAt(value: Value | undefined, path: string): Entry | undefined {
  const parts = path.split('.');
  const key = parts.pop()!;
  return entriesOf(parts.length > 0 ? valueAt(value, parts.join('.')) : value).get(key);
}

/** The literal at a path, `fallback` where nothing is. */
export function literalAt<T>(
  value: Value | undefined,
  path: string,
  fallback: T,
): T | NonNullable<Plain> | Unknown {
  const found = valueAt(value, path);
  if (found === undefined) return fallback;
  return found.kind === 'literal' ? (found.value ?? fallback) : UNKNOWN;
}

export const textOf = (value: Value | undefined): string | undefined =>
  value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;

export const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || (value.kind === 'list' && !value.isOpen && value.items.length === 0);

/** Two values as Rslib merges them: objects in depth, lists one after the other, else the second wins. */
export function merge(one: Value | undefined, other: Value | undefined): Value | undefined {
  if (one?.kind === 'list' && other?.kind === 'list') {
    const items = [...one.items, ...other.items];
    return { ...other, items, isOpen: one.isOpen || other.isOpen };
  }
  if (one?.kind !== 'object' || other?.kind !== 'object') return other ?? one;
  const entries = new Map(one.entries);
  for (const [key, { node, value }] of other.entries)
    entries.set(key, { node, value: merge(entries.get(key)?.value, value)! });
  return { ...other, entries, isOpen: one.isOpen || other.isOpen };
}
