import type { SectionedPage } from '../core/sections';
import { isFinding, readSource, type PagePair } from './project.mts';

const HAN = /\p{Script=Han}/u;
const LETTERS = /[a-z]/;

const blocksOf = ({ sections }: SectionedPage): string[] =>
  sections.flatMap(({ blocks }) => blocks.map(({ words }) => words.join(' ')));

/** How many headings, paragraphs and cells of a page are still those of the original. */
function countUntranslated(english: SectionedPage, page: SectionedPage): number {
  const original = new Set(blocksOf(english).filter((text) => LETTERS.test(text)));
  return blocksOf(page).filter((text) => original.has(text)).length;
}

/**
 * Whether a page would lose text that is translated here.
 * @returns what would be lost, in words; undefined where nothing would.
 */
export async function pageLoss(
  root: string,
  { page, english, chinese }: PagePair,
  texts: { english: string; before: string | undefined; after: string },
): Promise<string | undefined> {
  const after = await readSource(root, page, chinese, texts.after);
  if (isFinding(after)) return `cannot be read, line ${after.line}: ${after.message}`;
  if (texts.before === undefined) return undefined;
  const en = await readSource(root, page, english, texts.english);
  const before = await readSource(root, page, chinese, texts.before);
  // Nothing can be said of what was there: a text that can be read is better.
  if (isFinding(en) || isFinding(before)) return undefined;
  const known = new Set(en.sections.map(({ id }) => id));
  const gone = before.sections.filter(
    ({ id, source }) =>
      known.has(id) && HAN.test(source) && !after.sections.some((section) => section.id === id),
  );
  if (gone.length > 0) return `lacks the section ${gone.map(({ id }) => `#${id}`).join(', ')}`;
  const count = countUntranslated(en, after) - countUntranslated(en, before);
  return count > 0 ? `has ${count} more texts in English` : undefined;
}

/** The same of a file of texts. */
export function textsLoss(before: string, after: string): string | undefined {
  type Entries = Record<string, { message?: string } | undefined>;
  let texts: { old: Entries; now: Entries };
  try {
    texts = { old: JSON.parse(before) as Entries, now: JSON.parse(after) as Entries };
  } catch (error) {
    return `is no JSON: ${(error as Error).message}`;
  }
  const isChinese = (entry: { message?: string } | undefined) => HAN.test(entry?.message ?? '');
  const lost = Object.keys(texts.old).filter(
    (key) => isChinese(texts.old[key]) && !isChinese(texts.now[key]),
  );
  return lost.length > 0 ? `has ${lost.length} texts less in Chinese` : undefined;
}
