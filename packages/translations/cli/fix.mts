import { writeFiles } from '@rslib-docs/kit/node/files';
import { TRANSLATIONS } from '../core/places';
import { findDifferences } from '../core/parity';
import { repairMessage, repairPage } from '../repair/repair';
import { layOut } from './lay-out.mts';
import { LOCK_PATH, tidyRecords } from './lock.mts';
import { isFinding, listPages, readSource, readText, type PagePair } from './project.mts';
import { fixSpacing, readTranslatedTexts } from './spacing.mts';
import { expectedTexts } from './ui-files.mts';

/** How many differences a text has from a page; infinite where it cannot be read. */
async function countDifferences({ page, chinese }: PagePair, english: string, text: string) {
  const en = await readSource(page, page, english);
  const zh = await readSource(page, chinese, text);
  return isFinding(en) || isFinding(zh) ? Infinity : findDifferences(en, zh).length;
}

/** A page without the damage of tools, laid out again; as it was where that would make it worse. */
async function fixPage(root: string, pair: PagePair, text: string): Promise<string> {
  const english = await readText(root, pair.english);
  if (english === undefined) return text;
  const repaired = repairPage(english, text);
  if (repaired === text) return text;
  const before = await countDifferences(pair, english, text);
  const after = await countDifferences(pair, english, repaired);
  return after > before ? text : layOut(root, pair.chinese, repaired);
}

/** A file of texts without the damage of tools; as it was where it is not valid JSON. */
function fixTexts(text: string, english: ReadonlyMap<string, string>): string {
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
    const repaired = repairMessage(original, entry.message);
    hasChanged ||= repaired !== entry.message;
    entry.message = repaired;
  }
  return hasChanged ? `${JSON.stringify(content, null, 2)}\n` : text;
}

/** The repairs that need no translator, of all files or of some pages: file → text. */
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
    let fixed = text;
    if (pair) fixed = await fixPage(root, pair, text);
    else if (english) fixed = fixTexts(text, english);
    fixed = fixSpacing(file, fixed);
    if (fixed !== text) changed.set(file, fixed);
  }
  return changed;
}

/** Repairs what needs no translator; returns the changed files. */
export async function fixAll(root: string, only?: readonly PagePair[]): Promise<string[]> {
  const changed = await findFixes(root, only);
  writeFiles(root, changed);
  const isTidied = await tidyRecords(root, only);
  return [...changed.keys(), ...(isTidied ? [LOCK_PATH] : [])];
}
