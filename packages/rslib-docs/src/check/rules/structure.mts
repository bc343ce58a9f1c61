import ts from 'typescript';
import { UNKNOWN, literalAt, valueAt, writtenAt } from '../value.mts';
import { inLibs, type Hit, type Rule } from './rule.mts';

/** Mistakes in how the configuration is put together. */
export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'lib-empty',
    level: 'error',
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
    level: 'error',
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
    level: 'error',
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
  {
    id: 'entry-object',
    level: 'error',
    page: 'guide/faq/errors#entry-object',
    texts: {
      en: [
        '`source.entry` is an object of names and files: the build stops.',
        "Write `entry: { index: './src/index.ts' }`.",
      ],
      zh: [
        '`source.entry` 应为对象，键是名称，值是文件，否则构建会失败。',
        "写成 `entry: { index: './src/index.ts' }`。",
      ],
    },
    find: (project) =>
      inLibs(project, ({ value }) => {
        const entry = writtenAt(value, 'source.entry');
        return entry?.value.kind === 'literal' && entry;
      }),
  },
  {
    id: 'plugin-not-called',
    level: 'error',
    page: 'guide/faq/errors#plugin-instance',
    texts: {
      en: ['A plugin is called: the build stops here.', 'Write `{name}()`.'],
      zh: ['插件是函数，需要调用，否则构建会失败。', '写成 `{name}()`。'],
    },
    find: ({ libs }) =>
      libs.flatMap(({ value }): Hit[] => {
        const plugins = valueAt(value, 'plugins');
        if (plugins?.kind !== 'list') return [];
        return plugins.items.flatMap(({ node }) =>
          ts.isIdentifier(node) && /^plugin[A-Z]/.test(node.text)
            ? [{ at: node, values: { name: node.text } }]
            : [],
        );
      }),
  },
];
