import { literalAt, valueAt, writtenAt } from '../value.mts';
import { inLibs, type Rule } from './rule.mts';

const ES_VERSIONS = new Set(['es5', 'es6', 'esnext']);
for (let year = 2015; year <= 2025; year += 1) ES_VERSIONS.add(`es${year}`);

/** Keys that decide how much of a bundle is rewritten. */
const MINIMIZER_KEYS = ['mangle', 'minify', 'compress'];

/** Mistakes that stand in single options. */
export const OPTION_RULES: readonly Rule[] = [
  {
    id: 'source-alias',
    level: 'error',
    page: 'config/rsbuild/resolve#resolve-alias',
    texts: {
      en: ['`source.alias` does not exist: the build ignores it.', 'Move it to `resolve.alias`.'],
      zh: ['`source.alias` 不存在，构建会忽略它。', '改用 `resolve.alias`。'],
    },
    find: (project) => inLibs(project, ({ value }) => writtenAt(value, 'source.alias')),
  },
  {
    id: 'auto-external-top-level',
    level: 'error',
    page: 'config/lib/auto-external#migrate',
    texts: {
      en: [
        '`autoExternal` at the top level is dropped without a word.',
        'Write `output: { autoExternal: … }`.',
      ],
      zh: [
        '顶层的 `autoExternal` 会被忽略，没有任何提示。',
        '改为 `output: { autoExternal: … }`。',
      ],
    },
    find: ({ exported }) => {
      const found = writtenAt(exported?.value, 'autoExternal');
      return found ? [{ at: found.node }] : [];
    },
  },
  {
    id: 'auto-external-deprecated',
    level: 'warning',
    page: 'config/lib/auto-external#migrate',
    texts: {
      en: ['`lib.autoExternal` is deprecated.', 'Write `output: { autoExternal: … }`.'],
      zh: ['`lib.autoExternal` 已废弃。', '改为 `output: { autoExternal: … }`。'],
    },
    find: (project) => inLibs(project, ({ own }) => writtenAt(own, 'autoExternal')),
  },
  {
    id: 'web-worker',
    level: 'error',
    page: 'guide/faq/errors#unsupported-platform',
    texts: {
      en: ["`output.target: 'web-worker'` stops the build.", "Use 'web' for code of a worker."],
      zh: [
        "设为 `output.target: 'web-worker'` 时，构建会失败。",
        "在 worker 中运行的代码请使用 `'web'`。",
      ],
    },
    find: (project) =>
      inLibs(
        project,
        ({ value, target }) => target === 'web-worker' && writtenAt(value, 'output.target'),
      ),
  },
  {
    id: 'es-version',
    level: 'error',
    page: 'guide/faq/errors#unsupported-es-version',
    texts: {
      en: [
        '`syntax` knows `es5` to `es2025` and `esnext`: the build stops.',
        'Choose one of these.',
      ],
      zh: [
        '`syntax` 支持 `es5` 到 `es2025` 以及 `esnext`，设为其他值时，构建会失败。',
        '使用其中之一。',
      ],
    },
    find: (project) =>
      inLibs(project, ({ value }) => {
        const syntax = literalAt(value, 'syntax', undefined);
        // A Browserslist query is for the types to refuse: the build takes it.
        const isVersion = typeof syntax === 'string' && /^es/i.test(syntax);
        const isWrong = isVersion && !ES_VERSIONS.has(syntax.toLowerCase());
        return isWrong && writtenAt(value, 'syntax');
      }),
  },
  {
    id: 'minify-replaces',
    level: 'warning',
    page: 'config/rsbuild/output#output-minify',
    texts: {
      en: [
        'This object replaces the defaults of Rslib: names are mangled and all is minified.',
        'To keep them, add `mangle: false, minify: false, compress: false` to `minimizerOptions`; else say there what you want.',
      ],
      zh: [
        '这个对象会整体替换 Rslib 的默认值：代码会完全压缩，变量名也会缩短。',
        '如需保留变量名和换行，请在 `minimizerOptions` 中加上 `mangle: false, minify: false, compress: false`，否则请写明需要的值。',
      ],
    },
    find: (project) =>
      inLibs(project, ({ value }) => {
        const options = valueAt(value, 'output.minify.jsOptions.minimizerOptions');
        if (options?.kind !== 'object' || options.isOpen) return false;
        const isSaid = MINIMIZER_KEYS.some((key) => options.entries.has(key));
        return !isSaid && writtenAt(value, 'output.minify');
      }),
  },
  {
    id: 'shims-import-meta-url',
    level: 'error',
    page: 'config/lib/shims#shims-cjs',
    texts: {
      en: [
        "`shims.cjs['import.meta.url']: false` writes the path of this computer into the output.",
        'Remove it; the default is `true`.',
      ],
      zh: [
        "`shims.cjs['import.meta.url']: false` 会把源文件在构建机器上的路径写入产物。",
        '删除该配置项，默认值是 `true`。',
      ],
    },
    find: (project) =>
      inLibs(project, ({ value }) => {
        const cjs = valueAt(value, 'shims.cjs');
        const own = cjs?.kind === 'object' ? cjs.entries.get('import.meta.url') : undefined;
        return own?.value.kind === 'literal' && own.value.value === false && own;
      }),
  },
];
