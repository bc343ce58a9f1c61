import { candidates, type Weights } from '../growing-index';
import { readSearchDocuments, type SearchDocument } from '../document';
import { SearchEngine, type Found, type SearchIndex, type SearchWish } from '../engine';
import { errorsFrom } from '../spelling';
import { SynonymTable, type Synonyms } from '../synonyms';
import { PART_WEIGHT, PREFIX_WEIGHT, SYNONYM_WEIGHT, toQuestion, type AskedWord } from '../asked';
import { filesOf, pageFile, termsFile, type PartsHead, type TermFile } from './contract';

/** Pages that are loaded and ranked: more than are shown, since the first look is a rough one. */
const CANDIDATES = 10;
/** A short prefix may match many words; only the first files are read. */
const MOST_FILES_OF_PREFIX = 2;
const MOST_FILES_OF_TYPO = 4;
/** A typo is looked for among the words that begin like it. */
const TYPO_PREFIX = 3;
const TYPO_WEIGHT = 0.5;

/** Loads a file of the index by its path below the base path of the language. */
export type LoadPart = (file: string) => Promise<unknown>;

interface Wish {
  /** The word, or what it begins with. */
  start: string;
  factor: number;
  /** Which words that begin so are wanted; only the word itself where it is left out. */
  isWanted?: (word: string) => boolean;
  mostFiles?: number;
}

type Join = (before: number, more: number) => number;

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
    const words = toQuestion(query, this.synonyms);
    const found = await Promise.all(words.map((word) => this.findWord(word)));
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

  /** Adds the pages of the words that are wished for; what a page has already is joined with them. */
  private async add(weights: Weights, wish: Wish, join: Join): Promise<void> {
    const { start, factor, mostFiles = 1, isWanted = (word: string) => word === start } = wish;
    const files = filesOf(this.head, start, wish.isWanted !== undefined).slice(0, mostFiles);
    const terms = await Promise.all(
      files.map((at) => this.load(termsFile(at, this.head.hash)) as Promise<TermFile>),
    );
    for (const [word, numbers] of terms.flat()) {
      if (!isWanted(word)) continue;
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const id = numbers[at]!;
        if (!Number.isSafeInteger(id) || id < 0 || id >= this.head.pages) continue;
        weights.set(id, join(weights.get(id) ?? 0, numbers[at + 1]! * factor));
      }
    }
  }

  /** The word itself, its completions and its synonyms; typos if there are none of these. */
  private async findWord({ terms, start, synonyms, isCjk }: AskedWord): Promise<Weights> {
    const weights: Weights = new Map();
    const [whole = '', ...further] = terms;
    // A page with many forms of a word answers no better than one with the word.
    const addAll = (wishes: readonly Wish[], join: Join = Math.max) =>
      Promise.all(wishes.map((wish) => this.add(weights, wish, join)));
    const wishes: Wish[] = [{ start: whole, factor: 1 }];
    for (const term of new Set(synonyms.flat()))
      wishes.push({ start: term, factor: SYNONYM_WEIGHT });
    if (start !== undefined) {
      const isWanted = (one: string) => one !== whole && one.startsWith(start);
      wishes.push({ start, factor: PREFIX_WEIGHT, isWanted, mostFiles: MOST_FILES_OF_PREFIX });
    }
    await addAll(wishes);
    // A name may be misspelled though its parts are words.
    if (weights.size === 0 && start !== undefined) {
      const isWanted = (one: string) => errorsFrom(start, one) < Infinity;
      const beginning = { start: start.slice(0, TYPO_PREFIX), mostFiles: MOST_FILES_OF_TYPO };
      await addAll([{ ...beginning, factor: TYPO_WEIGHT, isWanted }]);
    }
    const sum: Join = (before, more) => before + more;
    const factor = isCjk ? 1 : PART_WEIGHT;
    const parts = further.map((start) => ({ start, factor }));
    await addAll(parts, sum);
    return weights;
  }
}
