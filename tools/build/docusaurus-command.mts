import path from 'node:path';

/** Starts Docusaurus in the folder of a project, with what loads its modules in TypeScript. */
export const DOCUSAURUS = [
  '--import',
  path.join(import.meta.dirname, 'load-typescript.mjs'),
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
];
