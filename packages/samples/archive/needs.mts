import ts from 'typescript';
import type { Build, Project } from '../runner/plan.mts';
import { isConfigFile } from '../runner/project-files.mts';

/** Packages that are needed without being imported: where the first is, the others are too. */
const BESIDE: readonly (readonly [has: RegExp, needs: readonly string[]])[] = [
  [/^@rsbuild\/plugin-/, ['@rsbuild/core']],
  [/^@rsbuild\/plugin-preact$/, ['preact']],
  [/^@rsbuild\/plugin-react$/, ['react']],
  [/^@rsbuild\/plugin-solid$/, ['solid-js']],
  [/^@rsbuild\/plugin-svelte$/, ['svelte']],
  [/^@rsbuild\/plugin-svgr$/, ['react']],
  [/^@rsbuild\/plugin-vue/, ['vue']],
  [/^@tailwindcss\/postcss$/, ['tailwindcss']],
  [/^react$/, ['@types/react']],
  [/^react-dom$/, ['@types/react-dom', 'react']],
];

/** Packages that Rslib asks for when a configuration sets an option, given by its path. */
const ASKED_FOR: readonly (readonly [option: readonly string[], needs: string])[] = [
  [['dts', 'bundle'], '@microsoft/api-extractor'],
  [['externalHelpers'], '@swc/helpers'],
];

/** A sample that fails with this shows what comes where such a package is not declared. */
const UNDECLARED = 'dependency declaration was not found';

/** The package that an import names; undefined for files and for modules of Node.js. */
function packageOf(specifier: string): string | undefined {
  if (/^(?:[./#]|node:|[a-z]+:)/.test(specifier)) return undefined;
  const [first, second] = specifier.split('/');
  return first!.startsWith('@') ? `${first}/${second ?? ''}` : first;
}

const STYLES = /@(?:import|use|plugin)\s+["']([^"']+)["']/g;

function importsOf(file: string, text: string): string[] {
  if (/\.(?:css|scss|less)$/.test(file)) return [...text.matchAll(STYLES)].map(([, name]) => name!);
  if (!/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(file)) return [];
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Whether some object of the file has a property with this name, and in it the next one. */
function sets(file: string, text: string, option: readonly string[]): boolean {
  const find = (node: ts.Node, [name, ...rest]: readonly string[]): boolean => {
    if (name === undefined) return true;
    if (ts.isPropertyAssignment(node) && node.name.getText() === name)
      return rest.length === 0 || find(node.initializer, rest);
    return ts.forEachChild(node, (child) => find(child, [name, ...rest])) ?? false;
  };
  return find(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), option);
}

/** The names in `types`, and what the compiler imports for JSX. */
function typesOf(files: Build['files']): string[] {
  const { config } = ts.parseConfigFileTextToJson('', files.get('tsconfig.json') ?? '{}');
  const { types = [], jsxImportSource = 'react' } = (config?.compilerOptions ?? {}) as {
    types?: string[];
    jsxImportSource?: string;
  };
  const hasJsx = [...files.keys()].some((file) => /\.[jt]sx$/.test(file));
  return [
    ...types.map((name) => (name === 'node' ? '@types/node' : name)),
    ...(hasJsx ? [jsxImportSource] : []),
  ];
}

/** Names of the packages that a sample may need, whether or not they exist. */
export function neededPackages({ files, commands, fails }: Project): ReadonlySet<string> {
  const asked = fails?.includes(UNDECLARED) ? [] : ASKED_FOR;
  const names = new Set<string>(['@rslib/core', 'typescript']);
  const add = (specifier: string): void => {
    const name = packageOf(specifier);
    if (name !== undefined) names.add(name);
  };
  for (const specifier of typesOf(files)) add(specifier);
  for (const [file, text] of files) {
    for (const specifier of importsOf(file, text)) add(specifier);
    if (!isConfigFile(file)) continue;
    for (const [option, name] of asked) if (sets(file, text, option)) names.add(name);
  }
  for (const { program } of commands) {
    if (program !== 'node') names.add(program === 'rslib' ? '@rslib/core' : program);
  }
  // A set also yields what is added while it is read.
  for (const name of names)
    for (const [has, needs] of BESIDE) if (has.test(name)) for (const one of needs) names.add(one);
  return names;
}
