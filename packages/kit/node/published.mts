import fs from 'node:fs';

/** Names that CommonJS code, and TypeScript for its own place, need inside one ES module. */
export const ESM_BANNER = [
  "import { createRequire as createRequireOfNode } from 'node:module';",
  'const require = createRequireOfNode(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/** What the package.json of a workspace tells users of the package. */
export function publishedManifest(file: string): string {
  const { name, version, description, license, peerDependencies, publishConfig } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  ) as Record<string, unknown>;
  const own = { name, version, description, license, ...(publishConfig as object) };
  return `${JSON.stringify({ ...own, peerDependencies }, null, 2)}\n`;
}
