import type ts from 'typescript';

/*
 * The known parts of a configuration without running it. A value that only a run would give is
 * `unknown`; nothing is concluded from it.
 */

export interface Literal {
  kind: 'literal';
  value: string | number | boolean | null | undefined;
  node: ts.Node;
}

export interface Entry {
  value: Value;
  /** The key, where a finding about it points to. */
  node: ts.Node;
}

export interface ObjectValue {
  kind: 'object';
  entries: ReadonlyMap<string, Entry>;
  /** Whether it may have further keys. */
  isOpen: boolean;
  node: ts.Node;
}

export interface ListValue {
  kind: 'list';
  items: readonly Value[];
  /** Whether it may have further items. */
  isOpen: boolean;
  node: ts.Node;
}

export interface UnknownValue {
  kind: 'unknown';
  node: ts.Node;
}

export type Value = Literal | ObjectValue | ListValue | UnknownValue;

/** Stands for what only a run would tell. */
export const UNKNOWN = Symbol('unknown');
export type Unknown = typeof UNKNOWN;

/** The value at a path such as `output.target`; undefined if there surely is none. */
export function valueAt(value: Value | undefined, path: string): Value | undefined {
  const [first = '', ...rest] = path.split('.');
  if (value === undefined || value.kind === 'literal' || value.kind === 'list') return undefined;
  if (value.kind === 'unknown') return value;
  const entry = value.entries.get(first);
  if (!entry) return value.isOpen ? { kind: 'unknown', node: value.node } : undefined;
  return rest.length === 0 ? entry.value : valueAt(entry.value, rest.join('.'));
}

/** An entry that is surely there, whatever its value. */
export function writtenAt(value: Value | undefined, path: string): Entry | undefined {
  const parts = path.split('.');
  const owner = parts.length > 1 ? valueAt(value, parts.slice(0, -1).join('.')) : value;
  return owner?.kind === 'object' ? owner.entries.get(parts.at(-1)!) : undefined;
}

/** The literal at a path, `fallback` where nothing is. */
export function literalAt<T>(
  value: Value | undefined,
  path: string,
  fallback: T,
): T | NonNullable<Literal['value']> | Unknown {
  const found = valueAt(value, path);
  if (found === undefined) return fallback;
  if (found.kind !== 'literal') return UNKNOWN;
  return found.value ?? fallback;
}

/** The text of a literal. */
export const textOf = (value: Value | undefined): string | undefined =>
  value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;

/** Whether a list surely has nothing. */
export const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || (value.kind === 'list' && !value.isOpen && value.items.length === 0);

/** Two values as Rslib merges them: objects in depth, lists one after the other, else the second wins. */
export function merge(one: Value | undefined, other: Value | undefined): Value | undefined {
  if (one?.kind === 'list' && other?.kind === 'list')
    return {
      ...other,
      items: [...one.items, ...other.items],
      isOpen: one.isOpen || other.isOpen,
    };
  if (one?.kind !== 'object' || other?.kind !== 'object') return other ?? one;
  const entries = new Map(one.entries);
  for (const [key, entry] of other.entries) {
    const value = merge(entries.get(key)?.value, entry.value)!;
    entries.set(key, { node: entry.node, value });
  }
  return { ...other, entries, isOpen: one.isOpen || other.isOpen };
}
