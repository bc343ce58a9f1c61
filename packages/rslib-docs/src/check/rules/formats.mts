import { isGlob, readEntries } from '../entries.mts';
import type { Lib } from '../libs.mts';
import type { Project } from '../project.mts';
import { UNKNOWN, entryAt, literalAt, valueAt, writtenAt } from '../value.mts';
import { inLibs, type Rule } from './rule.mts';

const BUNDLE_ONLY = new Set(['umd', 'iife', 'mf']);

const formatPlace = ({ value }: Lib) => writtenAt(value, 'format');

/** Whether a package is among those that the users of this one get, or build it. */
export function declares(project: Project, name: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => {
    const list = valueAt(project.manifest, kind);
    return list?.kind === 'object' && list.entries.has(name);
  });
}

/** The modules that the configuration imports. */
export function importsOfConfig({ exported }: Project): string[] {
  const { imports = [] } = (exported?.source ?? {}) as { imports?: { text: string }[] };
  return imports.map(({ text }) => text);
}

/** Whether an entry surely exports something. */
function hasExports(project: Project, lib: Lib): boolean {
  const entries = readEntries(project, lib);
  if (entries === UNKNOWN) return false;
  return [...entries.files.values()].some((file) => project.sources.facts(file)?.hasExports);
}

/** Mistakes in what is combined: format, bundle, target, entries. */
export const FORMAT_RULES: readonly Rule[] = [
  {
    id: 'bundle-only-format',
    level: 'warning',
    page: 'guide/faq/errors#umd-bundle',
    texts: {
      en: [
        'umd, iife and mf cannot be bundleless: the build stops.',
        'Set `bundle: false` in the other items only.',
      ],
      zh: [
        '`umd`、`iife` 和 `mf` 不支持 bundleless 模式，构建会失败。',
        '只在其他 lib 项中设置 `bundle: false`。',
      ],
    },
    find: (project) =>
      inLibs(project, (lib) => {
        const isOnly = typeof lib.format === 'string' && BUNDLE_ONLY.has(lib.format);
        return isOnly && lib.isBundled === false && formatPlace(lib);
      }),
  },
  {
    id: 'glob-in-bundle',
    level: 'warning',
    page: 'guide/faq/errors#entry-glob',
    texts: {
      en: [
        'A glob as an entry needs bundleless mode: the build stops.',
        'Set `bundle: false`, or name each file.',
      ],
      zh: [
        '只有 bundleless 模式支持用 glob 作为入口，在 bundle 模式下构建会失败。',
        '设置 `bundle: false`，或者逐个列出文件。',
      ],
    },
    find: (project) =>
      inLibs(project, ({ value, isBundled }) => {
        const entry = valueAt(value, 'source.entry');
        if (isBundled !== true || entry?.kind !== 'object') return false;
        return [...entry.entries.values()].find(({ value: own }) => {
          const files = own.kind === 'list' ? own.items : [own];
          return files.some(
            (file) =>
              file.kind === 'literal' && typeof file.value === 'string' && isGlob(file.value),
          );
        });
      }),
  },
  {
    id: 'iife-exports',
    level: 'warning',
    page: 'guide/faq/errors#iife-exports',
    texts: {
      en: [
        '`iife` has no name for what the entry exports: the build stops, or its output is broken.',
        'Assign to `globalThis` in an entry without exports, or use `umd` with `umdName`.',
      ],
      zh: [
        '`iife` 无法给入口的导出命名：构建会失败，或者产物无法运行。',
        '去掉入口的导出，把值赋给 `globalThis`；或者改用 `umd` 并设置 `umdName`。',
      ],
    },
    find: (project) =>
      inLibs(project, (lib) => {
        if (lib.format !== 'iife') return false;
        return hasExports(project, lib) && formatPlace(lib);
      }),
  },
  {
    id: 'umd-name',
    level: 'warning',
    page: 'config/lib/umd-name#usage',
    texts: {
      en: [
        'This `umd` has no name: a script tag puts each export on the global object by itself.',
        "Set `umdName: 'MyLib'` in this item.",
      ],
      zh: [
        '这个 `umd` 项没有名称：用 script 标签加载时，每个导出都会直接挂到全局对象上。',
        "在该 lib 项中设置 `umdName: 'MyLib'`。",
      ],
    },
    find: (project) =>
      inLibs(project, (lib) => {
        if (lib.format !== 'umd' || valueAt(lib.value, 'umdName') !== undefined) return false;
        return hasExports(project, lib) && formatPlace(lib);
      }),
  },
  {
    id: 'umd-target',
    level: 'warning',
    page: 'guide/basic/output-format#umd',
    texts: {
      en: [
        'The target of `umd` is `node` by default: browsers have no `global`, with which it begins.',
        "Set `output.target: 'web'` in this item.",
      ],
      zh: [
        '`umd` 的目标环境默认也是 `node`，产物会用到 `global`，而浏览器中没有这个变量。',
        "在该 lib 项中设置 `output.target: 'web'`。",
      ],
    },
    find: (project) =>
      inLibs(project, (lib) => {
        const isUsual = lib.format === 'umd' && lib.target === 'node';
        return isUsual && !writtenAt(lib.value, 'output.target') && formatPlace(lib);
      }),
  },
  {
    id: 'mf-plugin',
    level: 'warning',
    page: 'guide/faq/errors#mf-plugin',
    texts: {
      en: [
        '`mf` needs the plugin of Module Federation: the build stops.',
        'Add `pluginModuleFederation` of `@module-federation/rsbuild-plugin` to `plugins`.',
      ],
      zh: [
        '`mf` 需要模块联邦（Module Federation）插件，否则构建会失败。',
        '在 `plugins` 中添加 `@module-federation/rsbuild-plugin` 的 `pluginModuleFederation`。',
      ],
    },
    find: (project) =>
      inLibs(project, (lib) => {
        const plugins = valueAt(lib.value, 'plugins');
        const isSurelyNone =
          plugins === undefined || (plugins.kind === 'list' && plugins.items.length === 0);
        return lib.format === 'mf' && isSurelyNone && formatPlace(lib);
      }),
  },
  {
    id: 'external-helpers',
    level: 'warning',
    page: 'guide/faq/errors#external-helpers',
    texts: {
      en: [
        '`externalHelpers` needs `@swc/helpers`: the build stops.',
        'Add it to `dependencies` in package.json; `peerDependencies` is not enough.',
      ],
      zh: [
        '`externalHelpers` 需要 `@swc/helpers`，否则构建会失败。',
        '把它加入 `package.json` 的 `dependencies`，只写在 `peerDependencies` 中不能通过检查。',
      ],
    },
    find: (project) =>
      inLibs(project, ({ value }) => {
        const isOn = literalAt(value, 'externalHelpers', false) === true;
        const has = declares(project, '@swc/helpers', ['dependencies', 'devDependencies']);
        return isOn && !has && writtenAt(value, 'externalHelpers');
      }),
  },
  {
    id: 'wasm-format',
    level: 'warning',
    page: 'guide/faq/errors#wasm-format',
    texts: {
      en: ['`wasm` is for the format `esm` only: the build stops.', 'Move it into the ESM item.'],
      zh: ['`wasm` 只能用于 `esm` 格式，否则构建会失败。', '把它移到 ESM 的 lib 项中。'],
    },
    find: (project) =>
      inLibs(project, ({ value, format }) => {
        const wasm = entryAt(value, 'wasm');
        const isOn = wasm?.value.kind === 'object';
        return isOn && format !== UNKNOWN && format !== 'esm' && wasm;
      }),
  },
];
