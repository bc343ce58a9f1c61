import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { TRANSLATIONS } from '../core/places';
import { findDifferences } from '../core/parity';
import { mendMessage } from '../mend/mend-message';
import { mendPage } from '../mend/mend-page';
import { tidyRecords } from './accept.mts';
import { LOCK_PATH, readText } from './lock.mts';
import { isFinding, listPages, readSource, type PagePair } from './project.mts';
import { fixSpacing, readTranslatedTexts } from './spacing.mts';
import { expectedTexts } from './ui-files.mts';

/** How far a text is from being a translation of a page; infinite where it cannot be read. */
async function distance(root: string, pair: PagePair, english: string, text: string) {
  const en = await readSource(root, pair.page, pair.english, english);
  const zh = await readSource(root, pair.page, pair.chinese, text);
  if (isFinding(en) || isFinding(zh)) return Infinity;
  return findDifferences(en, zh).length;
}

/** As `npm run format` lays it out; a text that cannot be read stays as it is. */
export async function layOut(root: string, file: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  const filepath = path.join(root, file);
  const options = { ...(await resolveConfig(filepath)), filepath };
  return format(text, options).catch(() => text);
}

/** A page without the damage of tools, laid out anew; as it was where that would make it worse. */
export async function restorePage(root: string, pair: PagePair, text: string): Promise<string> {
  const english = await readText(root, pair.english);
  if (english === undefined) return text;
  const mended = mendPage(english, text);
  if (mended === text) return text;
  const [before, after] = await Promise.all(
    [text, mended].map((one) => distance(root, pair, english, one)),
  );
  return after! > before! ? text : layOut(root, pair.chinese, mended);
}

/** A file of texts without the damage of tools; as it was where it is no JSON. */
export function restoreTexts(text: string, english: ReadonlyMap<string, string>): string {
  let content: Record<string, { message?: unknown } | null>;
  try {
    content = JSON.parse(text) as typeof content;
  } catch {
    return text;
  }
  let hasChanged = false;
  for (const [key, original] of english) {
    const entry = content[key];
    if (typeof entry?.message !== 'string') continue;
    const mended = mendMessage(original, entry.message);
    hasChanged ||= mended !== entry.message;
    entry.message = mended;
  }
  return hasChanged ? `${JSON.stringify(content, null, 2)}\n` : text;
}

/** What can be mended without a translator, of all files or of some pages: file → text. */
export async function findFixes(
  root: string,
  only?: readonly PagePair[],
): Promise<Map<string, string>> {
  const pages = new Map((only ?? (await listPages(root))).map((pair) => [pair.chinese, pair]));
  const texts = await expectedTexts(root);
  const changed = new Map<string, string>();
  for (const [file, text] of await readTranslatedTexts(root)) {
    const pair = pages.get(file);
    if (only && !pair) continue;
    const english = texts.get(file.slice(TRANSLATIONS.length + 1));
    const restored = pair
      ? await restorePage(root, pair, text)
      : english
        ? restoreTexts(text, english)
        : text;
    const fixed = fixSpacing(file, restored);
    if (fixed !== text) changed.set(file, fixed);
  }
  return changed;
}

/** Mends what needs no translator; returns the changed files. */
export async function fixAll(root: string, only?: readonly PagePair[]): Promise<string[]> {
  const changed = await findFixes(root, only);
  writeFiles(root, changed);
  const isTidied = await tidyRecords(root, only);
  return [...changed.keys(), ...(isTidied ? [LOCK_PATH] : [])];
}
