/** The first characters of a text, on one line. A pair of code units stays one character. */
export const firstOf = (text: string, length: number): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, length).join('');
