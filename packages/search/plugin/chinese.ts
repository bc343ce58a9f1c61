import { Converter, Locale } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import { hasHan, type HanVariants } from '../engine/han-variants';
import type { Synonyms } from '../engine/synonyms';

/** The Han characters that are in use. */
const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;

/** Words of Taiwan that are others on the mainland, in traditional characters. */
function taiwaneseWords(): [typed: string, meant: string][] {
  const lists = (Locale.from.twp ?? []).flat().filter((list) => typeof list === 'string');
  return lists.flatMap((list) =>
    list.split('|').map((entry): [string, string] => {
      const [typed = '', meant = ''] = entry.split(' ');
      return [typed, meant];
    }),
  );
}

/** What of the characters and words of a text may be typed otherwise. */
export function findHanVariants(text: string): HanVariants {
  const variants = new Map<string, string>();
  const known = new Set(text);
  if (!hasHan(text)) return variants;
  const converters = (['t', 'tw', 'hk'] as const).map((from) => Converter({ from, to: 'cn' }));
  const codes = Array.from({ length: LAST_HAN - FIRST_HAN + 1 }, (_, at) => FIRST_HAN + at);
  const all = codes.map((code) => String.fromCodePoint(code));
  // In one text for each converter, parted so that no two of them make a word.
  const converted = converters.map((convert) => convert(all.join('\n')).split('\n'));
  for (const [at, typed] of all.entries()) {
    if (known.has(typed)) continue;
    const meant = converted.map((characters) => characters[at]!).find((one) => known.has(one));
    if (meant) variants.set(typed, meant);
  }
  for (const [typed, word] of taiwaneseWords()) {
    const meant = converters[0]!(word);
    // What is a word of the site is meant as it is typed.
    if (typed.length < 2 || !hasHan(typed) || text.includes(typed)) continue;
    if (text.includes(meant) && converters[0]!(typed) !== meant) variants.set(typed, meant);
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
