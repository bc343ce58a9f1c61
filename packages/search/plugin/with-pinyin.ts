import { pinyin } from 'pinyin-pro';
import { hasHan } from '../engine/han-variants';
import type { Synonyms } from '../engine/synonyms';

/** Synonyms with the Chinese ones as they are typed without an input method: `chajian` for 插件. */
export const withPinyin = (synonyms: Synonyms): Synonyms =>
  synonyms.map((words) => [
    ...words,
    ...words
      .filter(hasHan)
      .map((word) => pinyin(word, { toneType: 'none', type: 'array', v: true }).join('')),
  ]);
