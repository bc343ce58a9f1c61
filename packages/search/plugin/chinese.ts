import { Converter, Locale } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import { hasHan, type HanVariants } from '../engine/han-variants';
import type { Synonyms } from '../engine/synonyms';

/** The Han characters that are in use. */
const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;

/** Words of Taiwan that are others on the mainland, in traditional characters, each with its own. */
const taiwaneseWords = (): [typed: string, target: string][] =>
  (Locale.from.twp ?? [])
    .flat()
    .flatMap((list) => (typeof list === 'string' ? list.split('|') : []))
    .map((entry) => {
      const [typed = '', target = ''] = entry.split(' ');
      return [typed, target];
    });

/** Other ways to type the characters and words of a text. */
export function findHanVariants(text: string): HanVariants {
  const variants = new Map<string, string>();
  const known = new Set(text);
  if (!hasHan(text)) return variants;
  const converters = (['t', 'tw', 'hk'] as const).map((from) => Converter({ from, to: 'cn' }));
  const length = LAST_HAN - FIRST_HAN + 1;
  const all = Array.from({ length }, (_, at) => String.fromCodePoint(FIRST_HAN + at));
  // All in one text for each converter, separated so that no two of them make a word.
  const converted = converters.map((convert) => convert(all.join('\n')).split('\n'));
  for (const [at, typed] of all.entries()) {
    if (known.has(typed)) continue;
    const target = converted.map((characters) => characters[at]!).find((one) => known.has(one));
    if (target) variants.set(typed, target);
  }
  for (const [typed, word] of taiwaneseWords()) {
    const target = converters[0]!(word);
    // A word of the site is taken as it is typed.
    if (typed.length < 2 || !hasHan(typed) || text.includes(typed)) continue;
    if (text.includes(target) && converters[0]!(typed) !== target) variants.set(typed, target);
  }
  return variants;
}

/** Synonyms with the Chinese ones as they are typed without an input method: `chajian` for 插件. */
export const withPinyin = (synonyms: Synonyms): Synonyms =>
  synonyms.map((words) => [
    ...words,
    ...words
      .filter(hasHan)
      .map((word) => pinyin(word, { toneType: 'none', type: 'array', v: true }).join('')),
  ]);
