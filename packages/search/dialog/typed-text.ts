/** The first characters of a text, on one line. A pair of code units stays one character. */
export const firstOf = (text: string, length: number): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, length).join('');

/** Whether a key is part of a composition. Safari ends it first, and tells of its last key by the code alone. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
