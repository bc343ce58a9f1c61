import type ts from 'typescript';
import { readEntries } from '../entries.mts';
import type { Lib } from '../libs.mts';
import type { Project } from '../project.mts';
import { STYLE, type SourceFacts } from '../sources.mts';
import { UNKNOWN, isEmpty, literalAt, valueAt } from '../value.mts';
import { declares, importsOfConfig, type Finder, type Hit } from './rule.mts';

const SVGR_PLUGIN = '@rsbuild/plugin-svgr';
const AS_COMPONENT = /\.svg\?react$/;

/** Names that `shims.esm` can define. `require()` of a package is kept by itself. */
const ESM_SHIMS = ['__dirname', '__filename'] as const;

/** The sources of the given lib items, each file once. */
function sourcesOf(project: Project, isMeant: (lib: Lib) => boolean): SourceFacts[] {
  const files = project.libs.filter(isMeant).flatMap((lib) => {
    const entries = readEntries(project, lib);
    return entries === UNKNOWN ? [] : entries;
  });
  return project.sources.reachable([...new Set(files)]);
}

const imports = (
  sources: readonly SourceFacts[],
  isMeant: (specifier: string) => boolean,
): ts.Node[] =>
  sources.flatMap((one) =>
    one.imports.filter(({ specifier }) => isMeant(specifier)).map(({ node }) => node),
  );

/** The first use of a name in the sources of the given lib items. */
const firstUse = (project: Project, name: string, isMeant: (lib: Lib) => boolean): Hit[] =>
  first(
    sourcesOf(project, isMeant).flatMap(({ uses }) => uses.get(name) ?? []),
    { name },
  );

const first = (nodes: readonly ts.Node[], values?: Hit['values']): Hit[] =>
  nodes.slice(0, 1).map((at) => ({ at, ...(values && { values }) }));

/** Whether nothing but the target decides that no styles are written. */
const dropsStyles = ({ value, target }: Lib): boolean =>
  target === 'node' &&
  literalAt(value, 'output.emitCss', false) === false &&
  literalAt(value, 'output.injectStyles', false) === false;

const USERS_GET = ['dependencies', 'peerDependencies', 'optionalDependencies'];

/** Whether an import names a package which users install: the output keeps it. */
function isKept(project: Project, specifier: string): boolean {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  return declares(project, name, USERS_GET);
}

/** Where a lib item writes its files, as it is written: without it two items are not compared. */
const outputDir = ({ value }: Lib): string =>
  valueAt(value, 'output.distPath')?.node.getText() ?? 'dist';

const FRAMEWORKS = ['react', 'react-dom', 'preact', 'vue', 'solid-js'];

/** Whether the plugin of a framework makes imports of it from JSX. */
const usesPlugin = (project: Project, framework: string): boolean =>
  importsOfConfig(project).some(
    (name) => name === `@rsbuild/plugin-${framework.replace('-js', '')}`,
  );

/** Imports of styles that no lib item writes to a folder where its modules go. */
function droppedStyles(project: Project): ts.Node[] {
  return project.libs.filter(dropsStyles).flatMap((lib) => {
    const isBeside = (other: Lib) => !dropsStyles(other) && outputDir(other) === outputDir(lib);
    const written = new Set(sourcesOf(project, isBeside).map(({ file }) => file));
    return imports(
      sourcesOf(project, (one) => one === lib).filter(({ file }) => !written.has(file)),
      (specifier) => STYLE.test(specifier) && !isKept(project, specifier),
    );
  });
}

const takesComponents = (project: Project, isBundled: boolean) =>
  imports(
    sourcesOf(project, (lib) => lib.isBundled === isBundled),
    (specifier) => AS_COMPONENT.test(specifier),
  );

/** Mistakes that only show in what the sources do. */
export const SOURCE_RULES: readonly Finder[] = [
  {
    id: 'styles-dropped',
    find: (project) => first(droppedStyles(project)),
  },
  {
    id: 'esm-shims',
    find: (project) =>
      ESM_SHIMS.flatMap((name) =>
        firstUse(
          project,
          name,
          ({ value, format, target }) =>
            format === 'esm' &&
            target === 'node' &&
            literalAt(value, `shims.esm.${name}`, false) === false,
        ),
      ),
  },
  {
    id: 'jsx-plugin',
    find: (project) => {
      const own = sourcesOf(
        project,
        ({ value }) =>
          isEmpty(valueAt(value, 'plugins')) &&
          ['tools.swc', 'tools.rspack', 'tools.bundlerChain'].every((one) => !valueAt(value, one)),
      );
      return first(own.flatMap(({ jsx, namesReact }) => (jsx && !namesReact ? [jsx] : [])));
    },
  },
  {
    id: 'framework-bundled',
    find: (project) =>
      FRAMEWORKS.flatMap((name) => {
        // Of those that users install only where nothing stays an import.
        const isUsers = isKept(project, name);
        if (!isUsers && !declares(project, name, ['devDependencies'])) return [];
        const sources = sourcesOf(
          project,
          ({ value, isBundled, format }) =>
            isBundled === true &&
            (format === 'esm' || format === 'cjs') &&
            valueAt(value, 'output.externals') === undefined &&
            valueAt(value, 'autoExternal') === undefined &&
            literalAt(value, 'output.autoExternal', true) === !isUsers,
        );
        const used = sources.flatMap(({ imports: all, jsx }) => {
          const found = all.find(({ specifier, isValue }) => specifier === name && isValue);
          return found?.node ?? (jsx && usesPlugin(project, name) ? [jsx] : []);
        });
        return first(used, { name });
      }),
  },
  {
    id: 'await-cjs',
    find: (project) => firstUse(project, 'await', ({ format }) => format === 'cjs'),
  },
  {
    id: 'svgr-bundleless',
    find: (project) => first(takesComponents(project, false)),
  },
  {
    id: 'svgr-plugin',
    find: (project) =>
      project.isOpen || importsOfConfig(project).includes(SVGR_PLUGIN)
        ? []
        : first(takesComponents(project, true)),
  },
  {
    id: 'import-meta-env-cjs',
    find: (project) =>
      firstUse(
        project,
        'import.meta.env',
        ({ value, format, target }) =>
          format === 'cjs' && target === 'node' && valueAt(value, 'source.define') === undefined,
      ),
  },
];
