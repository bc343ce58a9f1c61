import { candidates, type Weights } from './candidates';
import type { SearchDocument } from './document';
import { FIELDS, FIELD_WEIGHTS, fieldsOf } from './fields';
import { parseQuery } from './query';
import { stem } from './stem';
import type { SynonymTable } from './synonyms';
import { essentialTokens, splitWords, type Word } from './tokenize';

/** How often a word stands in a text; more often than this says nothing more. */
const MOST_COUNTED = 4;

/** The texts of a page in small letters, by field. */
export type PlainPage = readonly (readonly [weight: number, text: string])[];

export function toPlainPage(document: SearchDocument): PlainPage {
  const fields = fieldsOf(document);
  return FIELDS.map((field) => [FIELD_WEIGHTS[field], fields[field].toLowerCase()]);
}

/** What of a word, or of what means the same, has to stand in a page. */
function beginnings(word: Word, synonyms: SynonymTable): string[] {
  const meant = synonyms.ofWord(word).flatMap(splitWords);
  return [...new Set([word, ...meant].flatMap(essentialTokens).map(stem))];
}

function count(text: string, wanted: string): number {
  let found = 0;
  let at = text.indexOf(wanted);
  while (at >= 0 && found < MOST_COUNTED) {
    found += 1;
    at = text.indexOf(wanted, at + wanted.length);
  }
  return found;
}

function weigh(pages: readonly PlainPage[], wanted: readonly string[]): Weights {
  const weights: Weights = new Map();
  for (const text of wanted) {
    const found = pages.map((page) =>
      page.reduce((sum, [weight, field]) => sum + weight * Math.sqrt(count(field, text)), 0),
    );
    const rarity = Math.log(1 + pages.length / (found.filter(Boolean).length || 1));
    found.forEach((weight, id) => {
      if (weight > 0) weights.set(id, (weights.get(id) ?? 0) + weight * rarity);
    });
  }
  return weights;
}

/**
 * Numbers of the pages that promise most, by looking through all texts: a rough look that needs no
 * index. Undefined where a word of the query stands on no page, as when it is misspelled.
 */
export function shortlist(
  pages: readonly PlainPage[],
  query: string,
  synonyms: SynonymTable,
  most: number,
): number[] | undefined {
  const found = parseQuery(query).words.map((word) => weigh(pages, beginnings(word, synonyms)));
  return found.every(({ size }) => size > 0) ? candidates(found, most) : undefined;
}
