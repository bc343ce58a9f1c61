import { readFileSync } from 'node:fs';
import { Converter } from 'opencc-js/cn2t';
import type { SearchDocument } from '@rslib-docs/search/engine/document';
import type { Locale } from '../../../src/site/locales';
import { judgedSets } from '../judged-sets.mts';
import type { Judged } from '../measure.mts';
import { messageQueries } from './messages.mts';
import { optionQueries } from './options.mts';
import { createRandom } from './random.mts';

/** Queries whose answers nobody had to judge, or which were written for what they lead to. */
export type FreshSet = 'options' | 'mistyped' | 'messages' | 'questions' | 'traditional';

const WRITTEN = JSON.parse(readFileSync(new URL('written.json', import.meta.url), 'utf8')) as {
  questions: Readonly<Record<string, readonly Judged[]>>;
  offTopic: Readonly<Record<string, readonly string[]>>;
};

const TIMES_PASTED = 3;

/** The judged Chinese queries as they are typed in Taiwan. */
function traditionalQueries(locale: Locale): Judged[] {
  const convert = Converter({ from: 'cn', to: 'twp' });
  const judged = Object.values(judgedSets(locale)).flat();
  return judged
    .map((item) => ({ ...item, query: convert(item.query) }))
    .filter(({ query }, at) => query !== judged[at]!.query);
}

/**
 * Sets that are made anew from what the site and the installed packages are, so that nobody can
 * have tuned to them; another seed makes others.
 */
export async function freshSets(
  locale: Locale,
  documents: readonly SearchDocument[],
  seed: number,
): Promise<Partial<Record<FreshSet, readonly Judged[]>>> {
  const { spelled, mistyped } = await optionQueries(documents, createRandom(seed));
  return {
    options: spelled,
    mistyped,
    messages: await messageQueries(documents, createRandom(seed), TIMES_PASTED),
    questions: WRITTEN.questions[locale],
    ...(locale === 'zh' && { traditional: traditionalQueries(locale) }),
  };
}

/** What this site does not answer. */
export const offTopic = (locale: Locale): readonly string[] => WRITTEN.offTopic[locale] ?? [];
