import fs from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { GUIDE_LANGUAGES } from '../src/options';
import { withOptionTable } from '../src/table';
import { TRANSLATIONS, chineseFile } from '@rslib-docs/translations/core/places';

const PAGE = 'docs/guide/migration/tsup.mdx';
const FILES = { en: PAGE, zh: `${TRANSLATIONS}/${chineseFile(PAGE)}` };

/** Pages whose table differs from the data, with the correct text. */
export async function findStaleTables(root: string): Promise<Map<string, string>> {
  const stale = new Map<string, string>();
  for (const lang of GUIDE_LANGUAGES) {
    const file = FILES[lang];
    const text = await fs.readFile(path.join(root, file), 'utf8');
    const style = { ...(await resolveConfig(PAGE)), parser: 'mdx' };
    const wanted = await format(withOptionTable(text, lang), style);
    if (wanted !== text) stale.set(file, wanted);
  }
  return stale;
}
