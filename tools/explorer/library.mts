import fs from 'node:fs/promises';
import path from 'node:path';
import { completeFiles, isConfigFile } from '@rslib-docs/samples/runner/project-files';
import { readFences, type Fence } from '@rslib-docs/samples/runner/fences';

/** The page whose fences are the library, its default configuration and its default result. */
export const PAGE = 'docs/guide/basic/output-explorer.mdx';
const SAMPLE = 'explorer';

export interface ExplorerPage {
  /** Files of the library: all that is built, the configuration aside. */
  library: Map<string, string>;
  config: string;
  /** Files below `dist` that the page shows before anything is chosen. */
  dist: Map<string, string>;
}

/** Reads the sample of the page. Throws where it lacks its configuration. */
export async function readExplorerPage(root: string): Promise<ExplorerPage> {
  const source = await fs.readFile(path.join(root, PAGE), 'utf8');
  const fences = (await readFences(PAGE, source)).filter(
    ({ meta }) => meta.values.get('sample') === SAMPLE && meta.title !== 'dist',
  );
  const titled = (wanted: (title: string) => boolean): Fence[] =>
    fences.filter(({ meta }) => meta.title !== undefined && wanted(meta.title));
  const config = titled(isConfigFile)[0];
  if (!config) throw new Error(`${PAGE}: sample "${SAMPLE}" has no rslib.config.ts.`);
  const isResult = (title: string) => title.startsWith('dist/');
  const library = new Map(
    titled((title) => !isResult(title) && !isConfigFile(title)).map(
      ({ meta, text }) => [meta.title!, `${text}\n`] as const,
    ),
  );
  completeFiles(library);
  const dist = titled(isResult).map(
    ({ meta, text }) => [meta.title!.slice('dist/'.length), text] as const,
  );
  return { library, config: config.text, dist: new Map(dist) };
}
