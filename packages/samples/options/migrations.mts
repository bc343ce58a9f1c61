import fs from 'node:fs/promises';
import path from 'node:path';
import { readSections } from '@rslib-docs/translations/core/sections';
import type { Finding } from '../runner/fences.mts';
import type { PackageTypes } from './package-types.mts';

/** A page about moving from another tool, with a table of its options beside those of Rslib. */
export interface Migration {
  file: string;
  /** Whose types are installed, so that its options can be compared. */
  tool?: 'Vite' | 'Rollup';
  /** Groups of options that the table names all of; an empty name is the whole configuration. */
  complete?: readonly string[];
  /** Options of these groups without a row, by the reason. */
  leftOut?: Readonly<Record<string, readonly string[]>>;
}

const page = (name: string) => `docs/guide/migration/${name}.mdx`;
const words = (text: string) => text.trim().split(/\s+/);

export const MIGRATIONS: readonly Migration[] = [
  { file: page('tsup') },
  { file: page('modernjs-module') },
  {
    file: page('vite'),
    tool: 'Vite',
    complete: ['build.lib', 'build'],
    leftOut: {
      'The old name of another one.': ['build.rollupOptions'],
      'For applications and their servers.': words(`
        build.polyfillModulePreload build.modulePreload build.chunkImportMap build.ssrManifest
        build.ssrEmitAssets build.emitAssets
      `),
      'Without a counterpart, and not missed: what it steers happens by itself, or not at all.':
        words(`
          build.commonjsOptions build.dynamicImportVarsOptions build.chunkSizeWarningLimit
          build.write build.createEnvironment
        `),
    },
  },
  {
    file: page('rollup'),
    tool: 'Rollup',
    complete: ['', 'output'],
    leftOut: {
      'Deprecated or experimental.': words(`
        experimentalCacheExpiry experimentalLogSideEffects strictDeprecations
        output.experimentalMinChunkSize output.externalImportAssertions
        output.onlyExplicitManualChunks
      `),
      'How Rollup itself works.': ['fs', 'maxParallelFileOps', 'perf'],
      'Details of source maps.': words(`
        output.sourcemapBaseUrl output.sourcemapExcludeSources output.sourcemapFile
        output.sourcemapFileNames output.sourcemapIgnoreList output.sourcemapPathTransform
        output.sourcemapDebugIds
      `),
      'Details of modules and of generated code, without a counterpart.': words(`
        context moduleContext makeAbsoluteExternalsRelative preserveEntrySignatures
        preserveSymlinks shimMissingExports output.dynamicImportInCjs
        output.externalImportAttributes output.externalLiveBindings output.freeze
        output.hashCharacters output.hoistTransitiveImports output.importAttributesKey
        output.indent output.minifyInternalExports output.reexportProtoFromExternal
        output.sanitizeFileName output.strict output.systemNullSetters output.validate
        output.virtualDirname
      `),
    },
  },
];

const SECTION = 'option-table';

/** The options of a table: those of the other tool, and below them those of Rslib. */
export interface OptionRow {
  line: number;
  from: string[];
  to: string[];
}

/** `output.target` of `output.target: 'node'`; none of commands and names of files. */
const optionsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(
    ([, code]) => /^([a-z]\w*(?:\.\w+)*)(?=$|:)/.exec(code!)?.[1] ?? [],
  );

/** The rows of the table in a section that begins at `line`; a head has no code. */
export function parseOptionTable(source: string, line: number): OptionRow[] {
  return source.split('\n').flatMap((text, index) => {
    const [, from, to] = /^\|([^|]*)\|([^|]*)\|/.exec(text) ?? [];
    if (!from?.includes('`')) return [];
    return [{ line: line + index, from: optionsIn(from), to: optionsIn(to!) }];
  });
}

/** What the tables of a page about moving to Rslib say that the types of both tools do not. */
export function checkTable(
  { tool, file, complete = [], leftOut: reasons = {} }: Migration,
  rows: readonly OptionRow[],
  types: PackageTypes,
): Finding[] {
  const findings: Finding[] = [];
  const add = (line: number, message: string): void => void findings.push({ file, line, message });
  for (const { line, to } of rows) {
    for (const name of to) if (!types.typeOf(name)) add(line, `Rslib has no option "${name}"`);
  }
  if (tool === undefined) return findings;
  const named = rows.flatMap(({ from, line }) => from.map((name) => ({ name, line })));
  for (const { name, line } of named) {
    if (!types.typeOf(name, [tool])) add(line, `${tool} has no option "${name}"`);
  }
  const isNamed = (option: string) =>
    named.some(({ name }) => name === option || name.startsWith(`${option}.`));
  const options = complete.flatMap((group) =>
    group === ''
      ? types.keysOf(tool)
      : types.membersOf(group, [tool]).map((key) => `${group}.${key}`),
  );
  const leftOut = Object.values(reasons).flat();
  const first = rows[0]?.line ?? 1;
  for (const option of options) {
    if (!isNamed(option) && !leftOut.includes(option))
      add(first, `the table lacks "${option}" of ${tool}; add a row, or a reason to leave it out`);
  }
  for (const option of leftOut) {
    if (isNamed(option) || !options.includes(option))
      add(first, `"${option}" is left out with a reason that is no longer needed`);
  }
  return findings;
}

/** Checks the tables of all English pages about moving to Rslib; translations have the same cells. */
export async function checkMigrations(types: PackageTypes, root: string): Promise<Finding[]> {
  const findings = MIGRATIONS.map(async (migration) => {
    const source = await fs.readFile(path.join(root, migration.file), 'utf8');
    const section = (await readSections(source)).sections.find(({ id }) => id === SECTION);
    const rows = section ? parseOptionTable(section.source, section.line) : [];
    if (rows.length > 0) return checkTable(migration, rows, types);
    const message = `there is no table of options in a section "${SECTION}"`;
    return [{ file: migration.file, line: 1, message }];
  });
  return (await Promise.all(findings)).flat();
}
