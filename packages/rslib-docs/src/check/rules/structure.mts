import { UNKNOWN, literalAt, writtenAt } from '../value.mts';
import type { Finder, Hit } from './rule.mts';

/** Mistakes in how the configuration is put together. */
export const STRUCTURE_RULES: readonly Finder[] = [
  {
    id: 'no-export',
    find: ({ config, exported }) =>
      config === undefined || exported ? [] : [{ at: { file: config } }],
  },
  {
    id: 'lib-empty',
    find: ({ exported }) => {
      const lib = writtenAt(exported?.value, 'lib');
      const isEmpty = lib?.value.kind === 'list' && !lib.value.isOpen && !lib.value.items.length;
      return isEmpty ? [{ at: lib.node }] : [];
    },
  },
  {
    id: 'environments',
    find: ({ exported, libs }) =>
      [exported?.value, ...libs.map(({ own }) => own)].flatMap((value): Hit[] => {
        const found = writtenAt(value, 'environments');
        return found ? [{ at: found.node }] : [];
      }),
  },
  {
    id: 'ids-duplicated',
    find: ({ libs }) => {
      const known = new Set<unknown>();
      return libs.flatMap(({ own }) => {
        const entry = writtenAt(own, 'id');
        const id = literalAt(own, 'id', undefined);
        if (!entry || id === undefined || id === UNKNOWN) return [];
        if (known.has(id)) return [{ at: entry.node }];
        known.add(id);
        return [];
      });
    },
  },
];
