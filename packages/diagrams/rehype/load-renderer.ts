import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as BeautifulMermaid from 'beautiful-mermaid';

const PACKAGE = 'beautiful-mermaid';
const ENTRY = `${PACKAGE}/dist/index.js`;

/**
 * The renderer, by its file. Its package lets only `import` in by name, and what loads a Docusaurus
 * configuration turns every `import` into `require`.
 */
export function loadRenderer(): Pick<typeof BeautifulMermaid, 'renderMermaidSVG'> {
  const require = createRequire(__filename);
  const places = (require.resolve.paths(PACKAGE) ?? []).map((place) => path.join(place, ENTRY));
  const file = places.find((place) => fs.existsSync(place));
  if (!file) throw new Error(`${ENTRY} is not installed. Run: npm ci`);
  return require(file) as typeof BeautifulMermaid;
}
