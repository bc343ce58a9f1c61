import { FIELD_WEIGHTS } from '@rslib-docs/search/engine/prepared-page';
import type { AskedWord } from '@rslib-docs/search/engine/question';

const FIELDS = Object.keys(FIELD_WEIGHTS);
const WEIGHTED = Object.entries(FIELD_WEIGHTS).map(([field, weight]) => `${field}^${weight}`);

type Clause = Readonly<Record<string, unknown>>;

/** Terms are matched as they are: the fields hold the terms of our own tokenizer, between spaces. */
const match = (terms: readonly string[], operator: 'or' | 'and'): Clause => ({
  multi_match: { query: terms.join(' '), fields: WEIGHTED, type: 'cross_fields', operator },
});

function clausesOf({ terms, start, synonyms, similar }: AskedWord): Clause[] {
  const begun = start === undefined ? [] : FIELDS;
  return [
    match([...terms, ...similar], 'or'),
    ...begun.map((field) => ({ prefix: { [field]: { value: start } } })),
    ...synonyms.filter(({ length }) => length > 0).map((all) => match(all, 'and')),
  ];
}

/** Pages with any of the words; each word counts once, by the best of its forms. */
export function toQuery(question: readonly AskedWord[]): Clause {
  const words = question.map((word) => ({ dis_max: { queries: clausesOf(word) } }));
  return { bool: { should: words, minimum_should_match: 1 } };
}
