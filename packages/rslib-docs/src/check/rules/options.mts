import ts from 'typescript';
import { textOf, valueAt, writtenAt } from '../value.mts';
import { inLibs, type Rule } from './rule.mts';

/** Names that code may stand for: what any program has, and what applications replace. */
const GLOBALS =
  /^(?:true|false|null|undefined|NaN|Infinity|globalThis|window|self|global|document|process|navigator|__\w+__|[A-Z][A-Z0-9_]*)$/;

/** Whether a value of `source.define` was meant as a text: as code it is nothing, or a name. */
function isUnquoted(text: string): boolean {
  const code = text.trim();
  if (/^[A-Za-z_$][\w$]*$/.test(code)) return !GLOBALS.test(code);
  const { diagnostics = [] } = ts.transpileModule(`(${code})`, { reportDiagnostics: true });
  return code !== '' && diagnostics.length > 0;
}

/** Keys that decide how much of a bundle is rewritten. */
const MINIMIZER_KEYS = ['mangle', 'minify', 'compress'];

/** Mistakes that stand in single options. */
export const OPTION_RULES: readonly Rule[] = [
  {
    id: 'auto-external-deprecated',
    level: 'note',
    page: 'config/lib/auto-external#migrate',
    texts: {
      en: ['`lib.autoExternal` is deprecated.', 'Write `output: { autoExternal: … }`.'],
      zh: ['`lib.autoExternal` 已废弃。', '改为 `output: { autoExternal: … }`。'],
    },
    find: (project) => inLibs(project, ({ own }) => writtenAt(own, 'autoExternal')),
  },
  {
    id: 'web-worker',
    level: 'warning',
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
    id: 'minify-replaces',
    level: 'note',
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
    id: 'define-unquoted',
    level: 'warning',
    page: 'config/rsbuild/source#source-define',
    texts: {
      en: [
        'Values of `source.define` are code: this text stands in the output without quotes.',
        'Write `JSON.stringify(…)` around it.',
      ],
      zh: [
        '`source.define` 的值是代码：这段文字会不带引号地写入产物。',
        '请用 `JSON.stringify(…)` 包裹它。',
      ],
    },
    find: (project) =>
      inLibs(project, ({ value }) => {
        const define = valueAt(value, 'source.define');
        if (define?.kind !== 'object') return false;
        const found = [...define.entries.values()].find(({ value: own }) => {
          const text = textOf(own);
          return text !== undefined && isUnquoted(text);
        });
        return found?.value.node;
      }),
    fix: (node) => `JSON.stringify(${node.getText()})`,
  },
  {
    id: 'shims-import-meta-url',
    level: 'warning',
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
