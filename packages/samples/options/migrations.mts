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
const below = (group: string, keys: string) => keys.split(' ').map((key) => `${group}.${key}`);

export const MIGRATIONS: readonly Migration[] = [
  { file: page('tsup') },
  { file: page('modernjs-module') },
  {
    file: page('vite'),
    tool: 'Vite',
    complete: ['build.lib', 'build'],
    leftOut: {
      'The old name of another one.': ['build.rollupOptions'],
      'For applications and their servers.': below(
        'build',
        'polyfillModulePreload modulePreload chunkImportMap ssrManifest ssrEmitAssets emitAssets',
      ),
      'Without a counterpart, and not missed: what it steers happens by itself, or not at all.':
        below(
          'build',
          'commonjsOptions dynamicImportVarsOptions chunkSizeWarningLimit write createEnvironment',
        ),
    },
  },
  {
    file: page('rollup'),
    tool: 'Rollup',
    complete: ['', 'output'],
    leftOut: {
      'Deprecated or experimental.': [
        'experimentalCacheExpiry',
        'experimentalLogSideEffects',
        'strictDeprecations',
        ...below(
          'output',
          'experimentalMinChunkSize externalImportAssertions onlyExplicitManualChunks',
        ),
      ],
      'How Rollup itself works.': ['fs', 'maxParallelFileOps', 'perf'],
      'Details of source maps.': below(
        'output',
        'sourcemapBaseUrl sourcemapExcludeSources sourcemapFile sourcemapFileNames sourcemapIgnoreList sourcemapPathTransform sourcemapDebugIds',
      ),
      'Details of modules and of generated code, without a counterpart.': [
        'context',
        'moduleContext',
        'makeAbsoluteExternalsRelative',
        'preserveEntrySignatures',
        'preserveSymlinks',
        'shimMissingExports',
        ...below(
          'output',
          'dynamicImportInCjs externalImportAttributes externalLiveBindings freeze hashCharacters hoistTransitiveImports importAttributesKey indent minifyInternalExports reexportProtoFromExternal sanitizeFileName strict systemNullSetters validate virtualDirname',
        ),
      ],
    },
  },
];
