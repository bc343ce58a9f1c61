import type { Alternative, Unit, WantedWord } from './asked';
import { wordPairs } from './normalize';
import {
  CODE,
  FIELD_WEIGHTS,
  FIELDS,
  NAMING_FIELDS,
  type Places,
  type PreparedPage,
  type PreparedSection,
  type Statistics,
} from './prepared-page';
import { closed, type ParsedQuery } from './query';
import type { Vocabulary } from './vocabulary';

/** From this rarity on, a word counts the same. */
const RAREST_PAGES = 6;
/** Saturation and length normalization of BM25. */
const K = 1.2;
const B = 0.5;
/** Weight of further forms of a word on a page that has one. */
const FURTHER_WEIGHT = 0.4;
/** Weight of a word in a section, beside its weight on the page. */
const TEXT_WEIGHT = 0.6;
/** The share of a word that a section holds because its page has it elsewhere. */
const ELSEWHERE_SHARE = 0.5;
/* How much more a section counts, at most; 1 doubles its score. */
const ABOUT_BONUS = 6;
const NAME_BONUS = 2;
const PHRASE_BONUS = 3;
const HEADING_BONUS = 3;
/** Weight of a name in the first cell of a row: that of an option, and at most that of a flag. */
const ROW_WEIGHT = 0.6;
const FLAG_WEIGHT = 2;
/** Weight of a row whose heading says what chooses between the sections of its page. */
const CHOSEN_WEIGHT = 1.25;
/** A table with this many flags is where they belong. */
const MANY_FLAGS = 12;
/* How much more a page counts. */
const TITLE_BONUS = 4;
const NAMING_BONUS = 0.9;
const SECOND_WEIGHT = 0.3;
/** Weight of pages about the site, and of news. */
const ASIDE_WEIGHT = 0.5;
/** Weight of a pair that no page has: it may be the end of a word and the beginning of another. */
const UNKNOWN_PAIR_WEIGHT = 0.5;
/** Weight of a code, and of a name that words of the query make up together. */
const NAME_WEIGHT = 3;
/** Words of a query in their order are looked for where so much of it stands. */
const PHRASE_SHARE = 0.4;
/** Parts of a name are no meaning of it. */
const LEAST_MEANT = 0.5;

interface WeighedUnit {
  unit: Unit;
  rarity: number;
}

interface WeighedWord {
  /** Whether it is a code, as TS2307 is, or made of other words. */
  isName: boolean;
  /** All that a name that it contains may be, closed. */
  runs: readonly string[];
  units: readonly WeighedUnit[];
  /** How much of the query it is; nothing, if a page that has it not lacks nothing. */
  weight: number;
}

/** A query with what the pages say of its words. */
export interface Wanted {
  query: ParsedQuery;
  words: readonly WeighedWord[];
  asked: number;
  /** Terms that mean what was asked for, and how much they do. */
  terms: ReadonlyMap<string, number>;
  pairs: readonly string[];
  rarityOf: (term: string) => number;
  statistics: Statistics;
}

/** A file or folder of the reader's own. */
const PATH = /\S*[\\/]\S*[\\/]\S*/g;

const isMeant = ({ weight }: Alternative) => weight >= LEAST_MEANT;
/** Where some alternative of a unit stands whole. */
const standsIn = (unit: Unit, known: { has: (term: string) => boolean }): boolean =>
  unit.some(({ terms }) => terms.every((term) => known.has(term)));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** `a.b.c` as all names that it may contain: `a`, `a.b`, `b.c`, … */
function runsOf(text: string): string[] {
  const parts = text.split('.');
  const names = parts.flatMap((_part, from) =>
    parts.slice(from).map((_one, at) => parts.slice(from, from + at + 1).join('.')),
  );
  return names.map(closed).filter((name) => name.length > 1);
}

export function weigh(
  query: ParsedQuery,
  words: readonly WantedWord[],
  pages: readonly PreparedPage[],
  vocabulary: Vocabulary,
  statistics: Statistics,
): Wanted {
  const rarity = (found: number) => Math.log(1 + statistics.pages / Math.max(found, RAREST_PAGES));
  const weighUnit = (unit: Unit): WeighedUnit => {
    const meant = unit.filter(isMeant);
    return { unit, rarity: rarity(pages.filter(({ terms }) => standsIn(meant, terms)).length) };
  };
  const weighed = words.map(({ word, units, isName = false }) => {
    const all = units.map(weighUnit);
    // A name of the reader's own in a pasted text is nothing that a page lacks.
    const asked = isName
      ? []
      : all.filter(({ unit }) => !query.isPasted || standsIn(unit, vocabulary));
    const weights = asked.map(({ unit, rarity: own }) =>
      word.isCjk && !standsIn(unit.filter(isMeant), vocabulary) ? UNKNOWN_PAIR_WEIGHT * own : own,
    );
    const weight = sum(weights) / Math.sqrt(all.length);
    return {
      isName: isName || CODE.test(word.text),
      runs: word.isCjk ? [] : runsOf(word.text),
      units: all,
      weight,
    };
  });
  const meant = words.flatMap(({ units }) => units.flat().filter(isMeant));
  const terms = meant.flatMap((one) => one.terms.map((term) => [term, one.weight] as const));
  return {
    query,
    words: weighed,
    asked: sum(weighed.map(({ weight }) => weight)) || 1,
    // The first one of a term means it best.
    terms: new Map(terms.reverse()),
    pairs: query.words.length > 1 ? wordPairs(query.text.replace(PATH, ' ')) : [],
    rarityOf: (term) => rarity(vocabulary.pages.get(term) ?? 0),
    statistics,
  };
}

/** BM25 over the fields of a page. */
export function scoreFields(
  { fields }: Places,
  page: PreparedPage,
  { lengths }: Statistics,
): number {
  const scores = FIELDS.map((name, field) => {
    const times = fields[field]!;
    const norm = K * (1 - B + (B * page.lengths[field]!) / (lengths[name] || 1));
    return FIELD_WEIGHTS[name] * ((times * (1 + K)) / (times + norm));
  });
  return sum(scores);
}

const NAMING = NAMING_FIELDS.map((name) => FIELDS.indexOf(name));

/** What a page and its sections say of a unit. */
interface Evidence {
  score: number;
  /** Which share of it each section holds because the page does. */
  share: number;
  /** How much of it stands in what names the page or sums it up. */
  named: number;
  sections: Map<number, { score: number; share: number }>;
}

function evidenceOf(
  unit: Unit,
  page: PreparedPage,
  statistics: Statistics,
  found: Set<string>,
): Evidence {
  const all: Evidence = { score: 0, share: 0, named: 0, sections: new Map() };
  for (const { terms, weight } of unit) {
    if (!terms.every((term) => page.terms.has(term))) continue;
    const places = terms.map((term) => page.terms.get(term)!);
    for (const term of terms) found.add(term);
    const whole = weight < LEAST_MEANT ? weight : 1;
    const own = weight * Math.min(...places.map((one) => scoreFields(one, page, statistics)));
    const isNaming = ({ fields }: Places) => NAMING.some((field) => fields[field]! > 0);
    const named = places.every(isNaming) ? whole : 0;
    all.score = Math.max(all.score, own) + FURTHER_WEIGHT * Math.min(all.score, own);
    all.share = Math.max(all.share, named, ELSEWHERE_SHARE * whole);
    all.named = Math.max(all.named, named);
    for (const at of places[0]!.sections.keys()) {
      const times = Math.min(...places.map((one) => one.sections.get(at) ?? -1));
      if (times < 0) continue;
      const before = all.sections.get(at);
      all.sections.set(at, {
        score: Math.max((TEXT_WEIGHT * weight * times) / (times + 0.5), before?.score ?? 0),
        share: Math.max(whole, before?.share ?? 0),
      });
    }
  }
  return all;
}

export interface PageScore {
  score: number;
  /** How much of the query its best section holds, with what is said of the page. */
  share: number;
  /** Places of the sections that hold something of it, best first; found out for shown pages only. */
  order: () => readonly number[];
  /** What was found of the query: words that mean the same, or are other forms of it, too. */
  terms: readonly string[];
}

/** How much a section is called what was asked for, and nothing else. */
function aboutShare(section: PreparedSection, wanted: Wanted): number {
  const { words, asked, terms, rarityOf } = wanted;
  const { calls, headingTerms } = section;
  const meant = calls.map((essence) => {
    const own = sum(
      essence.map((term) => (terms.has(term) ? terms.get(term)! * rarityOf(term) : 0)),
    );
    return own === 0 ? 0 : own / sum(essence.map(rarityOf));
  });
  const most = Math.max(...meant);
  if (most === 0) return 0;
  const shareOf = ({ unit }: WeighedUnit) => {
    const inHeading = unit.filter((one) => one.terms.every((term) => headingTerms.has(term)));
    return Math.max(0, ...inHeading.map((one) => one.weight));
  };
  const held = words.map(({ units, weight }) => (weight * sum(units.map(shareOf))) / units.length);
  return (sum(held) / asked) * Math.sqrt(most);
}

/** How much a heading is like a part of a query, word for word. */
function likeHeading({ pairs }: PreparedSection, asked: readonly string[]): number {
  const common = pairs.filter((pair) => asked.includes(pair)).length;
  if (common === 0) return 0;
  return common / Math.sqrt(pairs.length * Math.min(asked.length, 2 * pairs.length));
}

/** How much of a query are names that a section describes: of a path the long one that ends late. */
function namedShare(section: PreparedSection, { words, asked }: Wanted): number {
  const { names, rows, flags } = section;
  const ofFlag = FLAG_WEIGHT * Math.min(1, flags / MANY_FLAGS);
  const weightOf = (run: string) => {
    if (names.includes(run)) return 1;
    if (!rows.includes(run)) return 0;
    return run.startsWith('-') ? ofFlag : ROW_WEIGHT;
  };
  const shareOf = (runs: readonly string[]) => {
    const path = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
    const shares = runs.map((run) => {
      const end = path.indexOf(run) + run.length;
      return (weightOf(run) * (run.length + end)) / (2 * path.length);
    });
    return Math.max(0, ...shares) ** 2;
  };
  // A code says all, whatever is pasted around it.
  if (words.some(({ isName, runs }) => isName && shareOf(runs) === 1)) return 1;
  return sum(words.map(({ runs, weight }) => weight * shareOf(runs))) / asked;
}

interface FoundWord {
  word: WeighedWord;
  units: readonly Evidence[];
}

interface RankedSection {
  at: number;
  score: number;
  /** The share of the query that it holds, with its page. */
  share: number;
  /** And without what stands elsewhere. */
  own: number;
  isFound: boolean;
}

/** The share of a word that a section holds; of the pairs of a run in Chinese each. */
function shareOf(shares: readonly number[]): number {
  if (shares.length === 1) return shares[0]!;
  const ofUnits = sum(shares) / shares.length;
  // Pairs across two words say nothing: they count half as the characters of the others do.
  const covered = [...shares, 0].map((share, place) => Math.max(share, shares[place - 1] ?? 0));
  return (ofUnits + sum(covered) / covered.length) / 2;
}

function rankSections(
  page: PreparedPage,
  query: Wanted,
  found: readonly FoundWord[],
): RankedSection[] {
  const words = found.map(({ word }) => word);
  const asked = sum(words.map(({ weight }) => weight)) || 1;
  const wanted = { ...query, words, asked };
  const { pairs } = query;
  return page.sections.map((section, at) => {
    let [strength, held, own, isFound] = [0, 0, 0, at === 0];
    for (const { word, units } of found) {
      const shares: number[] = [];
      let [scores, named] = [0, 0];
      for (const [place, unit] of units.entries()) {
        const here = unit.sections.get(at);
        isFound ||= here !== undefined;
        scores += word.units[place]!.rarity * (unit.score + (here?.score ?? 0));
        named += Math.max(unit.named, here?.share ?? 0);
        shares.push(Math.max(unit.share, here?.share ?? 0));
      }
      held += (word.weight * shareOf(shares)) / asked;
      own += (word.weight * named) / units.length / asked;
      // Saturated, so that one word that a page is full of does not outweigh the others.
      strength += (word.isName ? NAME_WEIGHT : 1) * Math.sqrt(scores);
    }
    const line = pairs.length > 0 && held > PHRASE_SHARE ? section.line() : '';
    const phrase = pairs.filter((pair) => line.includes(pair)).length / (pairs.length || 1);
    const bonus =
      ABOUT_BONUS * aboutShare(section, wanted) ** 2 +
      NAME_BONUS * namedShare(section, wanted) +
      // Two words stand together by accident.
      PHRASE_BONUS * phrase ** 2 * (pairs.length > 1 ? 1 : 0.5) +
      HEADING_BONUS * likeHeading(section, pairs) ** 2;
    const share = section.names.includes(query.query.closed) ? 1 : held;
    return { at, score: strength * (1 + bonus), share, own, isFound };
  });
}

/** Whether a unit stands in the heading of a section. */
const isIn =
  ({ headingTerms }: PreparedSection) =>
  ({ unit }: WeighedUnit) =>
    standsIn(unit.filter(isMeant), headingTerms);

/** The words that choose between the sections of a page: those that its title does not have. */
function choosingWords(page: PreparedPage, found: readonly FoundWord[]): readonly FoundWord[] {
  const further = found.filter(({ word }) => !word.units.every(isIn(page.sections[0]!)));
  const stands = ({ units }: FoundWord) => units.some(({ sections }) => sections.size > 0);
  return further.some(stands) ? further : found;
}

/**
 * How well a page answers: as well as its best section, for what stands there and on the page.
 * @param leastShare How much of the query it has to hold.
 */
export function rankPage(
  page: PreparedPage,
  wanted: Wanted,
  leastShare: number,
): PageScore | undefined {
  const { query, words, asked, statistics } = wanted;
  const terms = new Set<string>();
  const found = words.map((word) => ({
    word,
    units: word.units.map(({ unit }) => evidenceOf(unit, page, statistics, terms)),
  }));
  const isMet = ({ units }: FoundWord) => units.some(({ score }) => score > 0);
  const most = sum(found.filter(isMet).map(({ word }) => word.weight));
  const isCalledSo = ({ names }: PreparedSection) => names.includes(query.closed);
  if (most < leastShare * asked && !page.sections.some(isCalledSo)) return undefined;
  const ranked = rankSections(page, wanted, found);
  const share = Math.max(...ranked.map((one) => one.share));
  if (share < leastShare) return undefined;
  const [first = 0, second = 0] = ranked.map(({ score }) => score).sort((a, b) => b - a);
  const naming = found.map(({ word, units }) => {
    return (word.weight * sum(units.map(({ named }) => named))) / units.length;
  });
  let score = (first + SECOND_WEIGHT * second) * Math.sqrt(share);
  score *= 1 + (NAMING_BONUS * sum(naming)) / asked;
  const isItsName = isCalledSo(page.sections[0]!);
  if (isItsName) score *= 1 + TITLE_BONUS;
  if (page.document.isAside) score *= ASIDE_WEIGHT;
  const order = () => {
    const choosing = choosingWords(page, found);
    const rows = choosing.length < found.length ? rankSections(page, wanted, choosing) : ranked;
    // A row shows what stands in the section, not what its page is called: that is the page itself.
    const fit = ({ at, score: own, own: share }: RankedSection) => {
      if (at === 0) return isItsName ? Infinity : own * Math.sqrt(share);
      const isChosen = choosing.some(({ word }) => word.units.some(isIn(page.sections[at]!)));
      return own * Math.sqrt(share) * (isChosen ? CHOSEN_WEIGHT : 1);
    };
    const shown = rows.filter(({ isFound }) => isFound).sort((a, b) => fit(b) - fit(a));
    return shown.map(({ at }) => at);
  };
  return { score, share, order, terms: [...terms] };
}
