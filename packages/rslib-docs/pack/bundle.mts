import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Bundled code of CommonJS asks for the modules of Node.js, TypeScript for its own place too. */
const BANNER = [
  "import { createRequire as createRequireOfNode } from 'node:module';",
  'const require = createRequireOfNode(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = fs.readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8');
  return `${name} ${version}: ${license ?? 'see its text'}\n\n${text.trim()}\n`;
}

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
    // The compiler is loaded by who checks, not by who searches.
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
  const folders = [...Object.keys(metafile.inputs), ...packed].flatMap(
    (file) => PACKAGE.exec(file)?.[1] ?? [],
  );
  const unique = [...new Set(folders)].sort();
  return unique.map((folder) => licenseOf(path.join(root, folder))).join(`\n${'-'.repeat(72)}\n\n`);
}
