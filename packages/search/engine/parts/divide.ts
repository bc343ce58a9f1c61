import { preparePage, statisticsOf } from '../prepared-page';
import { scoreFields } from '../rank';
import type { SearchDocument } from '../document';
import { pageFile, termsFile, type PartsHead, type TermFile } from './contract';

/** Characters of a term file. Small enough that a word costs little, big enough to be few. */
const TERM_FILE_LENGTH = 8000;
/** If a word is on more pages, the pages where it weighs least are left out. */
const MOST_PAGES_OF_WORD = 500;
/** Weights are kept as whole numbers. */
const SCALE = 5;

/** Word → weight by page: the BM25 score of the word alone, over all fields. */
function weighWords(documents: readonly SearchDocument[]): Map<string, Map<number, number>> {
  const prepared = documents.map(preparePage);
  const statistics = statisticsOf(prepared);
  const words = new Map<string, Map<number, number>>();
  for (const [id, page] of prepared.entries()) {
    for (const [word, places] of page.terms) {
      const pages = words.get(word) ?? new Map<number, number>();
      words.set(word, pages.set(id, scoreFields(places, page, statistics)));
    }
  }
  return words;
}

/** The entries of the term files, in the order of the words. */
function termEntries(documents: readonly SearchDocument[]): TermFile {
  return [...weighWords(documents)]
    .map(([word, pages]): [string, number[]] => {
      const rarity = Math.log(1 + documents.length / pages.size);
      const heaviest = [...pages].sort(([a, x], [b, y]) => y - x || a - b);
      const kept = heaviest.slice(0, MOST_PAGES_OF_WORD);
      const numbers = kept.flatMap(([id, weight]) => [id, Math.ceil(weight * rarity * SCALE)]);
      return [word, numbers];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Divides an index into files by their paths below the base path of the language. */
export function divideIndex(
  documents: readonly SearchDocument[],
  hash: string,
): { head: PartsHead; files: Map<string, string> } {
  const files = new Map<string, string>();
  const firstTerms: string[] = [];
  let open: TermFile = [];
  let length = 0;
  const close = () => {
    if (open.length === 0) return;
    files.set(termsFile(firstTerms.length, hash), JSON.stringify(open));
    firstTerms.push(open[0]![0]);
    [open, length] = [[], 0];
  };
  for (const [word, numbers] of termEntries(documents)) {
    open.push([word, numbers]);
    length += word.length + String(numbers).length;
    if (length > TERM_FILE_LENGTH) close();
  }
  close();
  for (const document of documents) {
    files.set(pageFile(document.id, hash), JSON.stringify(document));
  }
  return { head: { hash, pages: documents.length, firstTerms }, files };
}
