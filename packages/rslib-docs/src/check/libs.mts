import {
  UNKNOWN,
  entriesOf,
  literalAt,
  merge,
  valueAt,
  type Unknown,
  type Value,
} from './value.mts';

/** One item of `lib` with the options that it shares with all. */
export interface Lib {
  /** Undefined where nothing is configured. */
  value: Value | undefined;
  /** The item itself; undefined where the configuration has no `lib`. */
  own: Value | undefined;
  format: string | Unknown;
  isBundled: boolean | Unknown;
  target: string | Unknown;
}

/** Options of the whole configuration that no item takes over. */
const NOT_SHARED = new Set(['lib', 'environments']);
/** Each has all that they share. */
const MAX_ITEMS = 200;

function truth(value: Value | undefined): boolean | Unknown {
  if (value?.kind === 'unknown') return UNKNOWN;
  return value?.kind === 'literal' ? Boolean(value.value ?? true) : true;
}

function toLib(shared: Value | undefined, own: Value | undefined): Lib {
  const value = merge(shared, own);
  const format = literalAt(value, 'format', 'esm');
  const usual = format === 'mf' ? 'web' : 'node';
  const target = format === UNKNOWN ? UNKNOWN : literalAt(value, 'output.target', usual);
  const text = (one: unknown) => (typeof one === 'string' ? one : UNKNOWN);
  const isBundled = truth(valueAt(value, 'bundle'));
  return { value, own, format: text(format), isBundled, target: text(target) };
}

/** The lib items of a configuration; without one there is a single item of defaults. */
export function readLibs(config: Value | undefined): { libs: Lib[]; isOpen: boolean } {
  if (config && config.kind !== 'object') return { libs: [], isOpen: true };
  const entries = [...entriesOf(config)].filter(([key]) => !NOT_SHARED.has(key));
  const shared = config && { ...config, entries: new Map(entries) };
  const items = valueAt(config, 'lib');
  if (items === undefined) return { libs: [toLib(shared, undefined)], isOpen: false };
  if (items.kind !== 'list') return { libs: [], isOpen: true };
  const known = items.items.filter(({ kind }) => kind === 'object').slice(0, MAX_ITEMS);
  const libs = known.map((item) => toLib(shared, item));
  return { libs, isOpen: items.isOpen || known.length < items.items.length };
}
