import { fold } from './normalize';

/** Words of a text in their order, between single spaces. */
export const wordLine = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Neighbouring words of a text, with the space before and behind them. */
export function wordPairs(text: string): string[] {
  const words = wordLine(text).split(' ').filter(Boolean);
  return [...new Set(words.slice(1).map((word, at) => ` ${words[at]!} ${word} `))];
}
