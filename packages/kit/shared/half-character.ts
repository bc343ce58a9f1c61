/**
 * Whether a text holds one half of a character, which only an escape such as `\uD83D` in YAML or
 * JSON can write. The bundler cannot read it, and ends without the name of a file.
 */
export const holdsHalfCharacter = (text: string): boolean => /\p{Surrogate}/u.test(text);

/** What to do about it. */
export const HALF_CHARACTER =
  'holds half of a character, such as \\uD83D. Write the character itself.';
