import path from 'node:path';
import { declarationDir } from '../dirs.mts';
import type { Lib } from '../libs.mts';
import { commonDir } from '../outputs.mts';
import type { Project } from '../project.mts';
import { UNKNOWN, entryAt, writtenAt } from '../value.mts';
import { readEntries } from '../entries.mts';
import { STYLE } from '../sources.mts';
import { isIsolated } from './generators.mts';
import { inLibs, type Hit, type Rule } from './rule.mts';

const TYPESCRIPT_6 = 6;
const TYPESCRIPT_7 = 7;
const PRESET_TYPES = '@rslib/core/types';

const dtsPlace = ({ value }: Lib) => writtenAt(value, 'dts');

/** Whether the compiler would choose another root folder than `tsconfig.json` does. */
function needsRootDir({ tsconfig, folder }: Project): boolean {
  if (!tsconfig || tsconfig.isOpen) return false;
  if (tsconfig.options.rootDir !== undefined || tsconfig.options.composite) return false;
  const base = path.posix.dirname(folder.whole(tsconfig.file));
  const sources = tsconfig.fileNames.filter((file) => !/\.d\.[cm]?ts$|\.json$/.test(file));
  return sources.length > 0 && commonDir(sources) !== base;
}

function hasPresetTypes(project: Project): boolean {
  const { options, fileNames = [] } = project.tsconfig ?? {};
  if (options?.types?.some((one) => one === PRESET_TYPES || one === '*')) return true;
  const base = path.posix.join(project.folder.root, project.dir);
  const own = fileNames.flatMap(
    (file) => project.sources.facts(path.posix.relative(base, file)) ?? [],
  );
  return own.some(
    ({ references, declaresModules, imports }) =>
      references.includes(PRESET_TYPES) ||
      declaresModules ||
      imports.some(({ specifier }) => specifier === PRESET_TYPES),
  );
}

/** Mistakes in how declarations are made. */
export const DECLARATION_RULES: readonly Rule[] = [
  {
    id: 'tsconfig-missing',
    level: 'warning',
    page: 'guide/faq/errors#tsconfig-missing',
    texts: {
      en: [
        'Declarations need a `tsconfig.json`, and there is none in this folder.',
        'Create it, or name another file in `source.tsconfigPath`.',
      ],
      zh: [
        '生成类型声明需要 `tsconfig.json`，但这个目录中没有。',
        '创建该文件，或者用 `source.tsconfigPath` 指定另一个文件。',
      ],
    },
    find: (project) => {
      const isNamed = project.libs.some(({ value }) => entryAt(value, 'source.tsconfigPath'));
      if (project.tsconfig || isNamed) return [];
      return inLibs(project, (lib) => lib.hasDeclarations === true && dtsPlace(lib));
    },
  },
  {
    id: 'root-dir',
    level: 'error',
    page: 'guide/faq/errors#ts5011',
    texts: {
      en: [
        'TypeScript 6 and 7 want `rootDir` for declarations: the build fails with TS5011.',
        'Add `"rootDir": "src"` to `compilerOptions` in `{file}`.',
      ],
      zh: [
        'TypeScript 6 和 7 生成类型声明时需要 `rootDir`，否则会报 TS5011，构建失败。',
        '在 `{file}` 的 `compilerOptions` 中加上 `"rootDir": "src"`。',
      ],
    },
    find: (project) => {
      const { typescript = TYPESCRIPT_7, tsconfig } = project;
      if (typescript < TYPESCRIPT_6 || !tsconfig || !needsRootDir(project)) return [];
      const hits = inLibs(
        project,
        (lib) => lib.hasDeclarations === true && isIsolated(lib) === false && dtsPlace(lib),
      );
      return hits.slice(0, 1).map(({ at }) => ({ at, values: { file: tsconfig.file } }));
    },
  },
  {
    id: 'style-types',
    level: 'error',
    page: 'guide/faq/errors#ts2882',
    texts: {
      en: [
        'TypeScript 7 does not know what this imports: declarations fail with TS2882.',
        'Add `"@rslib/core/types"` to `compilerOptions.types` in `tsconfig.json`.',
      ],
      zh: [
        'TypeScript 7 无法识别这个导入，生成类型声明时会报 TS2882。',
        '在 `tsconfig.json` 的 `compilerOptions.types` 中加上 `"@rslib/core/types"`。',
      ],
    },
    find: (project): Hit[] => {
      const { typescript = TYPESCRIPT_7, libs, sources, tsconfig } = project;
      if (typescript < TYPESCRIPT_7 || !tsconfig || tsconfig.isOpen) return [];
      if (hasPresetTypes(project)) return [];
      const checked = libs.filter(
        (lib) => lib.hasDeclarations === true && isIsolated(lib) === false,
      );
      const files = checked.flatMap((lib) => {
        const entries = readEntries(project, lib);
        return entries === UNKNOWN ? [] : [...entries.files.values()];
      });
      const effects = sources
        .reachable(files)
        .filter(({ file }) => /\.[cm]?tsx?$/.test(file))
        .flatMap(({ imports }) =>
          imports.filter((one) => one.isForEffect && STYLE.test(one.specifier)),
        );
      return effects.slice(0, 1).map(({ node }) => ({ at: node }));
    },
  },
  {
    id: 'declarations-race',
    level: 'note',
    page: 'config/lib/dts#dist-path',
    texts: {
      en: [
        'Two lib items write their declarations to `{dir}` and may delete files of each other, without an error; no build was looked at.',
        'To be safe, set `dts` in one of them only, or give each a `dts.distPath`.',
      ],
      zh: [
        '两个 lib 项都把类型声明文件输出到 `{dir}`，可能互相删除对方的文件，而构建不会报错；这里没有执行构建。',
        '为避免这种情况，只在其中一项设置 `dts`，或者为每一项设置 `dts.distPath`。',
      ],
    },
    find: (project) => {
      const known = new Set<string>();
      return project.libs.flatMap((lib): Hit[] => {
        const place = dtsPlace(lib);
        const dir = declarationDir(project, lib);
        if (lib.hasDeclarations !== true || dir === UNKNOWN || !place) return [];
        if (known.has(dir)) return [{ at: place.node, values: { dir } }];
        known.add(dir);
        return [];
      });
    },
  },
];
