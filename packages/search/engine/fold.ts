/** A text as matching sees it, and where each of its characters came from. */
export interface Folded {
  text: string;
  /** Offset in the original of each UTF-16 unit of `text`, and the original's length at the end. */
  offsets: number[];
}

const COMPOSED = /\p{Script=Cyrillic}|\p{Script=Hangul}/u;
const MARKS = /\p{M}/gu;

/** One character without accent and case. Where marks make other letters (й, 한) they stay. */
function foldCharacter(character: string): string {
  if (/^[a-z0-9 ]$/.test(character)) return character;
  const plain = COMPOSED.test(character)
    ? character.normalize('NFC')
    : character.normalize('NFKD').replace(MARKS, '');
  return plain.toLowerCase().replace(/ς/g, 'σ');
}

/** Accents and case do not count (specification §5). Hyphens are the tokenizer's business. */
export function fold(text: string): string {
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.toLowerCase();
  if (COMPOSED.test(text)) return foldWithOffsets(text).text;
  // The same as character by character, and ten times as fast.
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ς', 'σ');
}

export function foldWithOffsets(text: string): Folded {
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
