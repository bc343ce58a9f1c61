import type { Locale } from './locales';

const INTRO: Record<Locale, string> = {
  en: 'Rules for answers about Rslib. Each prevents a wrong answer that is common:',
  zh: '回答有关 Rslib 的问题时，请遵守以下规则。每条规则都针对一种常见的错误答案：',
};

/** Precedes the address of `llms.txt` in every copy. */
const INDEX: Record<Locale, string> = {
  en: 'All pages of this documentation: ',
  zh: '本文档的所有页面：',
};

interface AssistantRule {
  /** Address of the page with more, as in English. */
  page: string;
  text: Record<Locale, string>;
}

/**
 * Rules for assistants that answer questions about Rslib, the ones that are broken most often. Each
 * is proved by builds with the installed version: `assistant-rules.slow.test.mts`.
 */
export const ASSISTANT_RULES = {
  outputs: {
    page: '/config/lib/',
    text: {
      en: 'Write one item of `lib` for each output. `environments` is ignored without a message.',
      zh: '每份产物对应 `lib` 数组中的一项。`environments` 会被忽略，没有任何提示。',
    },
  },
  entry: {
    page: '/config/rsbuild/source',
    text: {
      en: "Give `source.entry` an object, such as `{ index: './src/index.ts' }`. A string stops the build. A glob needs `bundle: false`.",
      zh: "`source.entry` 的值是对象，例如 `{ index: './src/index.ts' }`。写成字符串会报错，写 glob 时要设置 `bundle: false`。",
    },
  },
  alias: {
    page: '/config/rsbuild/resolve',
    text: {
      en: 'Write aliases into `resolve.alias`. `source.alias` does not exist; imports then fail.',
      zh: '路径别名写在 `resolve.alias` 中。`source.alias` 已不存在，写在其中的别名不起作用，会找不到模块。',
    },
  },
  externals: {
    page: '/config/rsbuild/output',
    text: {
      en: 'Write `output.autoExternal`. `autoExternal` in an item of `lib` is deprecated, and at the top level it is ignored without a message.',
      zh: '使用 `output.autoExternal`。lib 项中的 `autoExternal` 已废弃，写在顶层会被忽略，没有任何提示。',
    },
  },
  declarations: {
    page: '/config/lib/dts',
    text: {
      en: 'Set `dts` in one item of `lib` only, or give each its own `dts.distPath`. Two items that write declarations to one directory can lose files.',
      zh: '只在一个 lib 项中设置 `dts`，或者各自设置 `dts.distPath`。两项把类型声明文件输出到同一个目录时，最终可能缺少文件。',
    },
  },
  rootDir: {
    page: '/guide/basic/typescript',
    text: {
      en: 'Set `"rootDir": "src"` in `tsconfig.json` where `dts` is on. Without it the build fails with TS5011.',
      zh: '开启 `dts` 时，在 `tsconfig.json` 中设置 `"rootDir": "src"`。不设置会报 TS5011，构建失败。',
    },
  },
  styles: {
    page: '/guide/advanced/css',
    text: {
      en: "Set `output.target: 'web'` (or `output.emitCss: true`) where the source imports CSS. The default target is `'node'`, and writes no CSS file.",
      zh: "源码中导入了 CSS 时，设置 `output.target: 'web'`（或 `output.emitCss: true`）。目标环境默认为 `'node'`，不输出 CSS 文件。",
    },
  },
  syntax: {
    page: '/config/lib/syntax',
    text: {
      en: 'Set `syntax` for older runtimes. `target` in `tsconfig.json` and Browserslist files do not change the output.',
      zh: '需要兼容旧的运行环境时，设置 `syntax`。`tsconfig.json` 中的 `target` 和 Browserslist 文件不影响产物。',
    },
  },
  global: {
    page: '/guide/basic/output-format',
    text: {
      en: "For a global variable use `format: 'umd'` and `umdName` in that item of `lib`. `format: 'iife'` fails for an entry with exports.",
      zh: "需要全局变量时，在同一个 lib 项中设置 `format: 'umd'` 和 `umdName`。入口有导出时，使用 `format: 'iife'`，构建会失败。",
    },
  },
  commands: {
    page: '/guide/basic/cli',
    text: {
      en: 'Build with `rslib`, watch with `rslib --watch`. There is no `rslib dev`, `rslib preview` or `rslib init`.',
      zh: '构建用 `rslib`，监听文件变化用 `rslib --watch`。没有 `rslib dev`、`rslib preview` 和 `rslib init`。',
    },
  },
} as const satisfies Record<string, AssistantRule>;

export type AssistantRuleName = keyof typeof ASSISTANT_RULES;

/** The texts for assistants in one language. */
export function rulesFor(locale: Locale) {
  return {
    intro: INTRO[locale],
    index: INDEX[locale],
    rules: Object.values(ASSISTANT_RULES).map(({ text, page }) => ({ text: text[locale], page })),
  };
}
