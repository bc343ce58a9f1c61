import ts from 'typescript';
import { isConfigFile, type Build, type Command, type Project } from '../runner/plan.mts';
import type { InstalledPackages } from './installed.mts';

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

/** A sample that fails with this shows what Rslib says without such a package. */
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
function neededPackages({ files, commands, fails }: Project): ReadonlySet<string> {
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

export interface ArchiveFacts {
  packages: InstalledPackages;
  pageUrl: string;
  /** Packages that it needs for what readers may make of it. */
  alsoNeeded?: readonly string[];
}

/** Packages that exist in one sample only. npm would remove them from where they are needed. */
const OWN_PACKAGES = 'node_modules/';
const STAND_INS = 'stand-ins/';
const PUT_IN_PLACE = `node -e "require('fs').cpSync('${STAND_INS}', '${OWN_PACKAGES}', { recursive: true })"`;

const hasOwnPackages = ({ files }: Project): boolean =>
  [...files.keys()].some((file) => file.startsWith(OWN_PACKAGES));

const isOwn = ({ files }: Project, name: string): boolean =>
  files.has(`${OWN_PACKAGES}${name}/package.json`);

export function commandText({ program, args, env }: Command): string {
  const name = program === 'node' ? program : `npx ${program}`;
  const set = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  return [...set, name, ...args].join(' ');
}

interface Manifest {
  scripts?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** The package.json of the sample, with the exact versions of what it is built with. */
function packageJson(project: Project, { packages, alsoNeeded = [] }: ArchiveFacts): string {
  const own = JSON.parse(project.files.get('package.json')!) as Manifest;
  const exact = [...neededPackages(project), ...alsoNeeded].sort().flatMap((name) => {
    const version = packages.versionOf(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  const overrides = packages.overridesOf(exact.map(([name]) => name));
  const named = Object.entries(own.devDependencies ?? {}).map(([name, range]) => [
    name,
    isOwn(project, name) ? `file:${STAND_INS}${name}` : range,
  ]);
  const manifest = {
    ...(own.name === undefined && { private: true }),
    ...own,
    ...(hasOwnPackages(project) && { scripts: { ...own.scripts, postinstall: PUT_IN_PLACE } }),
    devDependencies: Object.fromEntries([...named, ...exact]),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const code = (lines: readonly string[], lang = ''): string =>
  ['```' + lang, ...lines, '```'].join('\n');

/** What the page says of `dist`: all of its files, or those that it shows. */
function shownFiles({ expectations }: Project): string[] {
  const listing = expectations.find(({ kind }) => kind === 'listing');
  if (listing) return ['Then `dist` holds:', code(listing.fence.text.split('\n'), 'text')];
  const shown = expectations.filter(({ kind }) => kind === 'content').map((one) => one.path);
  return shown.length > 0 ? ['Then `dist` holds, among others:', code(shown, 'text')] : [];
}

function readme(project: Project, { pageUrl }: ArchiveFacts): string {
  const commands = project.commands.map(commandText);
  const parts = [
    `# Sample \`${project.id}\``,
    `From <${pageUrl}>. Install and build it:`,
    code(['npm install', ...commands], 'bash'),
  ];
  if (hasOwnPackages(project))
    parts.push(
      `\`${STAND_INS}\` holds packages of this sample; installing copies them to \`${OWN_PACKAGES}\`.`,
    );
  if (project.fails !== undefined)
    parts.push('It must fail, with this in its message:', code([project.fails], 'text'));
  else parts.push(...shownFiles(project));
  return `${parts.join('\n\n')}\n`;
}

/** What a reader takes away: the files that are built, complete to be installed. */
export function archiveFiles(project: Project, facts: ArchiveFacts): Map<string, string> {
  const files = new Map(
    [...project.files].map(([file, text]) => [
      file.startsWith(OWN_PACKAGES) ? STAND_INS + file.slice(OWN_PACKAGES.length) : file,
      text.replace(/\n?$/, '\n'),
    ]),
  );
  files.set('package.json', packageJson(project, facts));
  // Copied, not linked: what is not below `node_modules` is no package to a compiler.
  if (hasOwnPackages(project)) files.set('.npmrc', 'install-links=true\n');
  if (!files.has('README.md')) files.set('README.md', readme(project, facts));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
