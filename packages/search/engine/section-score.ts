import { FILLERS, type ParsedQuery } from './query';
import { wordLine, wordPairs, type SectionLine } from './phrases';
import { stem } from './normalize';
import { essentialTokens } from './tokenize';
import { PART_WEIGHT } from './word-queries';

/* Weights of a section for each word in it. */
const HEADING_WEIGHT = 3;
/** Weight of the beginning of a page, which describes all sections. */
const LEAD_WEIGHT = 0.5;
const MEANT_WEIGHT = 0.7;
/** Weight of each repetition of a word, up to a number of times. */
const AGAIN_WEIGHT = 0.15;
const MOST_COUNTED = 4;
/** How much more a section counts that has all words. */
const COMPLETE_BONUS = 1;
/** Weight of all neighbouring words of the query in their order. */
const PHRASE_WEIGHT = 6;
const LIKE_HEADING_WEIGHT = 12;
/** Weight of a section whose title is the query, and of one that contains it word for word. */
const NAME_WEIGHT = 50;
const BEGUN_WEIGHT = 15;
const PASTED_WEIGHT = 25;
const SHORTEST_BEGUN = 5;
const SHORTEST_PASTED = 12;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Texts with one meaning, as they are written in the line of a section. */
interface Wanted {
  texts: readonly string[];
  weight: number;
}

const inLine = (term: string) => (CJK.test(term) ? term : wordLine(term));

/** Texts to look for: each word of the query in all its forms, then its synonyms. */
function wantedBy({ words }: ParsedQuery, terms: readonly string[]): Wanted[] {
  const left = new Set(terms.filter((term) => term.length > 1));
  const wanted: Wanted[] = [];
  const want = (asked: readonly string[], weight: number) => {
    const stems = new Set(asked.map(stem));
    const forms = [...left].filter((term) => stems.has(stem(term)));
    for (const term of [...asked, ...forms]) left.delete(term);
    wanted.push({ texts: [...new Set([...asked, ...forms])].map(inLine), weight });
  };
  for (const word of words) {
    const [whole = '', ...parts] = essentialTokens(word);
    want([whole], 1);
    for (const part of parts) {
      if (word.isCjk) want([part], 1);
      else if (!FILLERS.has(part)) want([part], PART_WEIGHT);
    }
  }
  for (const term of left) want([term], MEANT_WEIGHT);
  return wanted;
}

function count(line: string, texts: readonly string[]): number {
  let found = 0;
  for (const text of texts) {
    let at = line.indexOf(text);
    while (at >= 0 && found < MOST_COUNTED) {
      found += 1;
      at = line.indexOf(text, at + text.length - 1);
    }
  }
  return found;
}

/** How well each section of a page answers, in their order; 0 where it does not. */
export function scoreSections(
  lines: readonly SectionLine[],
  query: ParsedQuery,
  terms: readonly string[],
): number[] {
  const scores = lines.map(() => 0);
  const matched = lines.map(() => 0);
  let asked = 0;
  for (const { texts, weight } of wantedBy(query, terms)) {
    const found = lines.map(({ heading, content }) => ({
      heading: count(heading, texts) > 0,
      times: count(content, texts),
    }));
    const holders = found.filter(({ heading, times }) => heading || times > 0).length;
    const rarity = Math.log(1 + lines.length / (holders || 1));
    asked += weight * rarity;
    found.forEach(({ heading, times }, at) => {
      if (heading || times > 0) matched[at]! += weight * rarity;
      const inContent = times > 0 ? 1 + AGAIN_WEIGHT * (times - 1) : 0;
      const scale = at === 0 ? LEAD_WEIGHT : 1;
      scores[at]! += weight * rarity * scale * ((heading ? HEADING_WEIGHT : 0) + inContent);
    });
  }
  const pairs = wordPairs(query.text);
  return lines.map((line, at) => {
    let score = scores[at]! * (1 + COMPLETE_BONUS * (matched[at]! / (asked || 1)) ** 2);
    if (pairs.length > 1) {
      const { share, heading } = line.match(pairs);
      score += PHRASE_WEIGHT * share ** 2 + LIKE_HEADING_WEIGHT * heading ** 2;
    }
    if ([query.closed, ...query.flags].some((name) => line.names.includes(name)))
      score += NAME_WEIGHT;
    if (query.closed.length >= SHORTEST_BEGUN && line.closed.includes(query.closed))
      score += BEGUN_WEIGHT;
    if (query.compact.length >= SHORTEST_PASTED && line.folded().includes(query.compact)) {
      score += PASTED_WEIGHT;
    }
    return score;
  });
}
