import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { crowdinSources } from './crowdin-sources.mts';
import { listPages, type PagePair } from './project.mts';

/** Where Crowdin's command works: what it writes there is looked at before it is taken over. */
export const STAGE = '.cache/crowdin';
const SETTINGS = 'crowdin.yml';

async function copy(root: string, file: string): Promise<void> {
  const target = path.join(root, STAGE, file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.copyFile(path.join(root, file), target);
}

/**
 * Lays out the settings, the English pages and the English texts of the interface.
 *
 * @returns the pages.
 */
export async function stageSources(root: string): Promise<PagePair[]> {
  await fs.rm(path.join(root, STAGE), { recursive: true, force: true });
  const pages = await listPages(root);
  const english = pages.filter(({ hasEnglish }) => hasEnglish).map((one) => one.english);
  for (const file of [SETTINGS, ...english]) await copy(root, file);
  writeFiles(path.join(root, STAGE), await crowdinSources(root));
  return pages;
}

/** Lays out translations beside their sources. */
export async function stageTranslations(root: string, files: readonly string[]): Promise<void> {
  for (const file of files) await copy(root, file);
}
