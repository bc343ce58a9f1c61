import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/site/locales';
import { isHeldOut, type Judged } from './measure.mts';

type ByLocale = Readonly<Record<string, readonly Judged[]>>;

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const FIRST = read('judged.json') as ByLocale;
const DESCRIBED = read('described.json') as ByLocale;
const FURTHER = read('set-aside.json') as Readonly<Record<'second' | 'third' | 'fourth', ByLocale>>;

/**
 * The judged queries of a language by set. `open` is for tuning, and so is `described`: queries that
 * describe a thing without its words. `aside` is a third of the same
 * queries by a hash; the others were written later, each before anything was asked of it.
 */
export function judgedSets(locale: Locale) {
  const first = FIRST[locale] ?? [];
  return {
    open: first.filter((item) => !isHeldOut(item)),
    described: DESCRIBED[locale] ?? [],
    aside: first.filter(isHeldOut),
    second: FURTHER.second[locale] ?? [],
    third: FURTHER.third[locale] ?? [],
    fourth: FURTHER.fourth[locale] ?? [],
  };
}

export type JudgedSet = keyof ReturnType<typeof judgedSets>;

/** Whether single queries of a set may be looked at while something is changed. */
export const isForTuning = (set: string): boolean => ['open', 'described'].includes(set);
