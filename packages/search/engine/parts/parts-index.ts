import { candidates, type Weights } from '../growing-index';
import { readSearchDocuments, type SearchDocument } from '../document';
import { SearchEngine, type Found, type SearchIndex, type SearchWish } from '../engine';
import { commonStart, fold, stem } from '../normalize';
import { parseQuery } from '../query';
import { errorsFrom } from '../spelling';
import { SynonymTable, type Synonyms } from '../synonyms';
import { essentialTokens, type Word } from '../tokenize';
import { FORM_WEIGHT, PART_WEIGHT, PREFIX_WEIGHT, SYNONYM_WEIGHT, termsOfSynonym } from '../asked';
import { filesOf, pageFile, termsFile, type PartsHead, type TermFile } from './contract';

/** Pages that are loaded and ranked: more than are shown, since the first look is a rough one. */
const CANDIDATES = 10;
/** A short prefix may match many words; only the first files are read. */
const MOST_FILES_OF_PREFIX = 2;
const MOST_FILES_OF_TYPO = 4;
const MOST_FILES_OF_FORM = 2;
const SHORTEST_PREFIX = 2;
/** A typo is looked for among the words that begin like it. */
const TYPO_PREFIX = 3;
const TYPO_WEIGHT = 0.5;

/** Loads a file of the index by its path below the base path of the language. */
export type LoadPart = (file: string) => Promise<unknown>;

/** Words of the index that are looked for. */
interface Wish {
  /** The word, or what it begins with. */
  start: string;
  isPrefix: boolean;
  /** Files that are looked into. */
  mostFiles: number;
  isWanted: (word: string) => boolean;
  /** Factor on the weight of such a word. */
  factor: number;
}

type Join = (before: number, more: number) => number;

const exactly = (start: string, factor: number): Wish => ({
  start,
  isPrefix: false,
  mostFiles: 1,
  isWanted: (word) => word === start,
  factor,
});

/** Other forms of an English word stand near it: they begin like their stem. */
function otherForms(word: string): Wish {
  const start = commonStart(word);
  const isWanted = (one: string) => one !== word && stem(one) === stem(word);
  return { start, isPrefix: true, mostFiles: MOST_FILES_OF_FORM, isWanted, factor: FORM_WEIGHT };
}

/** Searches an index in parts; what it needs of it is loaded when it is needed. */
export class PartsIndex implements SearchIndex {
  private readonly loaded = new Map<string, Promise<unknown>>();
  private readonly synonyms: SynonymTable;

  constructor(
    private readonly head: PartsHead,
    private readonly loadPart: LoadPart,
    synonyms: Synonyms,
  ) {
    this.synonyms = new SynonymTable(synonyms);
  }

  /** Its files hold the code of their pages. */
  async addCode(): Promise<void> {}

  async search(query: string, { limit, isExact }: SearchWish): Promise<Found> {
    const { words, isOpen } = parseQuery(query);
    const found = await Promise.all(
      words.map((word, at) => this.findWord(word, isOpen && at === words.length - 1)),
    );
    const pages = await Promise.all(candidates(found, CANDIDATES).map((id) => this.loadPage(id)));
    const documents = pages.flat().map((page, id) => ({ ...page, id }));
    const ranking = new SearchEngine(documents, this.synonyms).search(query, limit, isExact);
    return { ...ranking, isPartial: false, isProvisional: false };
  }

  private load(file: string): Promise<unknown> {
    const known = this.loaded.get(file);
    if (known) return known;
    const part = this.loadPart(file);
    this.loaded.set(file, part);
    part.catch(() => this.loaded.delete(file));
    return part;
  }

  private async loadPage(id: number): Promise<SearchDocument[]> {
    return readSearchDocuments([await this.load(pageFile(id, this.head.hash))]);
  }

  private async loadTerms({ start, isPrefix, mostFiles }: Wish): Promise<TermFile> {
    const files = filesOf(this.head, start, isPrefix).slice(0, mostFiles);
    const loaded = await Promise.all(
      files.map((at) => this.load(termsFile(at, this.head.hash)) as Promise<TermFile>),
    );
    return loaded.flat();
  }

  /** Adds the pages of the words that are wished for; what a page has already is joined with them. */
  private async add(weights: Weights, wish: Wish, join: Join): Promise<void> {
    const { isWanted, factor } = wish;
    for (const [word, numbers] of await this.loadTerms(wish)) {
      if (!isWanted(word)) continue;
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const id = numbers[at]!;
        if (!Number.isSafeInteger(id) || id < 0 || id >= this.head.pages) continue;
        weights.set(id, join(weights.get(id) ?? 0, numbers[at + 1]! * factor));
      }
    }
  }

  /** The word itself, its completions and its synonyms; typos if there are none of these. */
  private async findWord(word: Word, isOpen: boolean): Promise<Weights> {
    const weights: Weights = new Map();
    const first = fold(word.text).replace(/^-+/, '');
    const [whole = first, ...parts] = essentialTokens(word);
    // A page with many forms of a word answers no better than one with the word.
    const addAll = (wishes: readonly Wish[], join: Join = Math.max) =>
      Promise.all(wishes.map((wish) => this.add(weights, wish, join)));
    const wishes = [...new Set([whole, first])].map((token) => exactly(token, 1));
    if (isOpen && !word.isCjk && first.length >= SHORTEST_PREFIX) {
      const isWanted = (one: string) => one !== first && one.startsWith(first);
      const mostFiles = MOST_FILES_OF_PREFIX;
      wishes.push({ start: first, isPrefix: true, mostFiles, isWanted, factor: PREFIX_WEIGHT });
    }
    if (!word.isCjk) wishes.push(otherForms(first));
    const synonymTerms = new Set(this.synonyms.ofWord(word).flatMap(termsOfSynonym));
    wishes.push(...[...synonymTerms].map((token) => exactly(token, SYNONYM_WEIGHT)));
    await addAll(wishes);
    // A name may be misspelled though its parts are words.
    if (weights.size === 0 && !word.isCjk) {
      const isWanted = (one: string) => one.startsWith(first) || errorsFrom(first, one) < Infinity;
      const start = first.slice(0, TYPO_PREFIX);
      const mostFiles = MOST_FILES_OF_TYPO;
      await addAll([{ start, isPrefix: true, mostFiles, isWanted, factor: TYPO_WEIGHT }]);
    }
    const sum: Join = (before, more) => before + more;
    await addAll(
      parts.map((token) => exactly(token, word.isCjk ? 1 : PART_WEIGHT)),
      sum,
    );
    return weights;
  }
}
