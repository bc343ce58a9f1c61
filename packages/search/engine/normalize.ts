/** A text as matching sees it, and where each of its characters came from. */
export interface Folded {
  text: string;
  /** Offset in the original of each UTF-16 unit of `text`, and the original's length at the end. */
  offsets: number[];
}

const COMPOSED = /\p{Script=Cyrillic}|\p{Script=Hangul}/u;
/** A text whose letters are changed one by one. */
const PLAIN = /^[\x20-\x7e\n]*$/;
const MARKS = /\p{M}/gu;

/** One character without accent and case. Where marks make other letters (й, 한) they stay. */
function foldCharacter(character: string): string {
  // Letters without accents, and the signs of Chinese.
  if (/^[a-z0-9 \u4e00-\u9fff]$/.test(character)) return character;
  const plain = COMPOSED.test(character)
    ? character.normalize('NFC')
    : character.normalize('NFKD').replace(MARKS, '');
  return plain.toLowerCase().replace(/ς/g, 'σ');
}

/** Accents and case do not count (specification §5). Hyphens are the tokenizer's business. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  if (COMPOSED.test(text)) return foldWithOffsets(text).text;
  // The same as character by character, and ten times as fast.
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ς', 'σ');
}

export function foldWithOffsets(text: string): Folded {
  if (PLAIN.test(text)) {
    return {
      text: text.toLowerCase(),
      offsets: Array.from({ length: text.length + 1 }, (_, at) => at),
    };
  }
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(at);
    folded += plain;
    at += character.length;
  }
  offsets.push(at);
  return { text: folded, offsets };
}

/** A text without halves of characters, which addresses and other programs choke on. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Letters that stay of a word at least, or nothing of its meaning is left. */
const SHORTEST_STEM = 3;
/** Endings after a stem, or after one whose last letter is doubled. */
const JOINED = ['', 'e', 's', 'es', 'ed', 'ing'];
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|x|ch|sh)es$/, ''],
  [/(?:ing|(?:ing)?(?<!a|i|u|s)s|(?<!e)ed)$/, ''],
];

/**
 * The common stem of an English word: build, builds and building are `build`. Only compared with
 * other stems, never shown. Words of other scripts and names are left alone.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const cuts = ENDINGS.map(([ending, instead]) => word.replace(ending, instead));
  const stemmed = cuts.find(
    (cut) => cut !== word && cut.length >= SHORTEST_STEM && /[aeiouy]/.test(cut),
  );
  // Stripping is of strip, hiding of hide.
  return (stemmed ?? word).replace(/([b-df-hj-np-rtv-z])\1$/, '$1').replace(/(?<=..)e$/, '');
}

/** The common beginning of a word's forms, as in `library` and `libraries`. */
export const commonStart = (word: string): string => stem(word).replace(/y$/, '');

/** The possible forms of a word. Some of them exist in no text: this code knows no English. */
export function possibleForms(word: string): string[] {
  const stemmed = stem(word);
  const bases = [stemmed, stemmed + stemmed.slice(-1)];
  const forms = bases.flatMap((base) => JOINED.map((ending) => base + ending));
  forms.push(`${commonStart(word)}ies`);
  return [...new Set(forms)].filter((form) => form !== word && stem(form) === stemmed);
}

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
