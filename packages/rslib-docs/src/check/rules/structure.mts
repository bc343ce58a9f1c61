import { UNKNOWN, literalAt, writtenAt } from '../value.mts';
import type { Hit, Rule } from './rule.mts';

/** Mistakes in how the configuration is put together. */
export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'lib-empty',
    level: 'warning',
    page: 'guide/faq/errors#lib-empty',
    texts: {
      en: ['`lib` is an empty list: the build stops.', 'Remove the key, or add an item.'],
      zh: ['`lib` 是空数组，构建会失败。', '删除该配置项，或者添加一项。'],
    },
    find: ({ exported }) => {
      const lib = writtenAt(exported?.value, 'lib');
      const isEmpty = lib?.value.kind === 'list' && !lib.value.isOpen && !lib.value.items.length;
      return isEmpty ? [{ at: lib.node }] : [];
    },
  },
  {
    id: 'environments',
    level: 'warning',
    page: 'guide/basic/configure-rslib#two-kinds-of-options',
    texts: {
      en: [
        '`environments` is ignored: Rslib makes them from `lib`.',
        'Write one item of `lib` for each output.',
      ],
      zh: [
        '`environments` 会被忽略，Rslib 会根据 `lib` 生成 environment。',
        '每份产物写成 `lib` 中的一项。',
      ],
    },
    find: ({ exported, libs }) =>
      [exported?.value, ...libs.map(({ own }) => own)].flatMap((value): Hit[] => {
        const found = writtenAt(value, 'environments');
        return found ? [{ at: found.node }] : [];
      }),
  },
  {
    id: 'ids-duplicated',
    level: 'warning',
    page: 'guide/faq/errors#ids-duplicated',
    texts: {
      en: ['Two lib items have this `id`: the build stops.', 'Give each its own.'],
      zh: ['两个 lib 项使用了相同的 `id`，构建会失败。', '为每一项指定不同的 `id`。'],
    },
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
