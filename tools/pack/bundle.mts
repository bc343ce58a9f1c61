import path from 'node:path';
import { ESM_BANNER } from '@rslib-docs/kit/node/published';
import { withStyles } from '@rslib-docs/runtime/inline-script/bundle';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files by their path below the folder of a package. */
export type Files = Map<string, string>;

/** Files that were bundled since they were last asked for. */
let inputs: string[] = [];

/** Files of which the bundles of a package consist. */
export function takeInputs(): string[] {
  const taken = inputs;
  inputs = [];
  return taken;
}

const TRANSLATE = path.join(ROOT, 'packages/kit/browser/translate.ts');

/**
 * Ours go into the file; what `external` names is of the site, or a dependency. A command requires
 * it where it is used: an import of CommonJS by names would stop it before its first line.
 */
const externalPackages = (external: readonly RegExp[], isCommand: boolean): Plugin => ({
  name: 'external-packages',
  setup({ onLoad, onResolve }) {
    for (const filter of external)
      onResolve({ filter }, ({ path: name, kind }) =>
        isCommand && kind === 'import-statement'
          ? { path: name, namespace: 'required' }
          : { path: name, external: true },
      );
    onLoad({ filter: /./, namespace: 'required' }, ({ path: name }) => ({
      contents: `module.exports = require(${JSON.stringify(name)})`,
    }));
  },
});

async function bundle(options: BuildOptions, external: readonly RegExp[] = []) {
  const isCommand = options.platform === 'node' && options.format === 'esm';
  const { outputFiles, metafile } = await build({
    metafile: true,
    bundle: true,
    write: false,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    outdir: 'out',
    absWorkingDir: ROOT,
    plugins: [externalPackages(external, isCommand)],
    ...options,
  });
  inputs.push(...Object.keys(metafile!.inputs).filter((name) => !name.startsWith('required:')));
  return (extension: string): string | undefined =>
    outputFiles!.find((file) => file.path.endsWith(extension))?.text;
}

export async function bundleNode(
  entry: string,
  format: 'cjs' | 'esm',
  external: readonly RegExp[],
): Promise<string> {
  const banner = format === 'esm' ? { banner: { js: ESM_BANNER } } : {};
  const options = { platform: 'node', target: 'node20', ...banner, format } as const;
  return (await bundle({ entryPoints: [entry], ...options }, external))('.js')!;
}

/** A module of Node.js that npm links as a command. */
export async function bundleCommand(
  entry: string,
  external: readonly RegExp[] = [],
): Promise<string> {
  return `#!/usr/bin/env node\n${await bundleNode(entry, 'esm', external)}`;
}

/** A component of a theme, with the styles that it imports. */
export async function bundleComponent(entry: string, name: string): Promise<Files> {
  const ofSite = [/^react(?:\/|$)/, /^@(?:docusaurus|theme|theme-init|generated)\//, /^clsx$/];
  const options = { format: 'esm', target: 'es2022', jsx: 'automatic' } as const;
  const file = await bundle({ entryPoints: [entry], ...options }, ofSite);
  const css = file('.css');
  const js = (css ? `import './${path.basename(name)}.css';\n` : '') + file('.js')!;
  return new Map([[`${name}.js`, js], ...(css ? [[`${name}.css`, css] as const] : [])]);
}

/** A script of the browser. Its server provides the names that it uses and does not declare. */
export async function bundleScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const file = await bundle({
    entryPoints: [entry],
    format: 'esm',
    target: ['chrome123', 'firefox125', 'safari17.5'],
    minify: true,
    // Class names stay as long as they are: the styles of two modules meet in one document.
    minifyIdentifiers: false,
    alias: { '@docusaurus/Translate': TRANSLATE },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  return withStyles(file('.js')!, file('.css'));
}
