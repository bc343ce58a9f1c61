import path from 'node:path';
import { build } from 'esbuild';
import { licensesOf } from '@rslib-docs/kit/node/licenses';

/** Bundled code of CommonJS asks for the modules of Node.js, TypeScript for its own place too. */
const BANNER = [
  "import { createRequire as createRequireOfNode } from 'node:module';",
  'const require = createRequireOfNode(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/** Bundles the command with all that it needs, and gives the licenses of that. */
export async function bundleCommand(
  root: string,
  outdir: string,
  types: Iterable<string>,
): Promise<string> {
  const { metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, '../src/cli.mts')],
    outdir,
    outExtension: { '.js': '.mjs' },
    // One compiler is enough: the checks of types bring an older one.
    alias: { typescript: path.join(root, 'node_modules/typescript') },
    // The compiler is loaded to check, not to search.
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    absWorkingDir: root,
    banner: { js: BANNER },
  });
  const packed = [...types].map((file) => `node_modules/${file}`);
  return licensesOf(root, [...Object.keys(metafile.inputs), ...packed]);
}
