import type { Lib } from '../libs.mts';
import { UNKNOWN, literalAt, valueAt, writtenAt, type Unknown } from '../value.mts';
import { inLibs, type Rule } from './rule.mts';

const TYPESCRIPT_7 = 7;

/** Whether declarations are made by SWC, without TypeScript. */
export const isIsolated = ({ value }: Lib): boolean | Unknown => {
  const isolated = literalAt(value, 'dts.isolated', false);
  return isolated === UNKNOWN ? UNKNOWN : isolated === true;
};

/** Mistakes in which program makes declarations. */
export const GENERATOR_RULES: readonly Rule[] = [
  {
    id: 'tsgo-off',
    level: 'error',
    page: 'guide/faq/errors#tsgo',
    texts: {
      en: [
        '`dts.tsgo: false` cannot be set with TypeScript 7: the build stops.',
        'Remove it; it is on by itself.',
      ],
      zh: [
        '使用 TypeScript 7 时不能设置 `dts.tsgo: false`，构建会失败。',
        '删除该配置项，它会自动开启。',
      ],
    },
    find: (project) =>
      inLibs(project, ({ value }) => {
        const isWrong =
          literalAt(value, 'dts.tsgo', undefined) === false &&
          (project.typescript ?? 0) >= TYPESCRIPT_7;
        return isWrong && writtenAt(value, 'dts.tsgo');
      }),
  },
  {
    id: 'tsgo-on',
    level: 'error',
    page: 'guide/faq/errors#tsgo',
    texts: {
      en: [
        '`dts.tsgo: true` needs TypeScript 7: the build stops.',
        'Remove it, or install TypeScript 7.',
      ],
      zh: [
        '`dts.tsgo: true` 需要 TypeScript 7，否则构建会失败。',
        '删除该配置项，或者安装 TypeScript 7。',
      ],
    },
    find: (project) =>
      inLibs(project, ({ value }) => {
        const isOld = project.typescript !== undefined && project.typescript < TYPESCRIPT_7;
        const isOther = valueAt(value, 'dts.typescriptPath') !== undefined;
        const isWrong = literalAt(value, 'dts.tsgo', undefined) === true && isOld && !isOther;
        return isWrong && writtenAt(value, 'dts.tsgo');
      }),
  },
  {
    id: 'isolated-conflict',
    level: 'error',
    page: 'guide/faq/errors#isolated',
    texts: {
      en: [
        '`dts.isolated` goes with neither `tsgo`, `build` nor `abortOnError: false`: the build stops.',
        'Keep one of them.',
      ],
      zh: [
        '`dts.isolated` 不能与 `tsgo`、`build` 或 `abortOnError: false` 同时使用，构建会失败。',
        '只保留其中之一。',
      ],
    },
    find: (project) =>
      inLibs(project, (lib) => {
        if (isIsolated(lib) !== true) return false;
        const others: [string, boolean][] = [
          ['tsgo', true],
          ['build', true],
          ['abortOnError', false],
        ];
        const found = others.find(
          ([key, value]) => literalAt(lib.value, `dts.${key}`, undefined) === value,
        );
        return found && writtenAt(lib.value, `dts.${found[0]}`);
      }),
  },
];
