/*
 * Chinese as it is written in Taiwan and Hong Kong, with the form on a site in simplified
 * characters: words, which may be other words there, and single characters.
 *
 *   search-variants.<lang>.json   [as it is typed, as it stands on the site, …]
 */

export type HanVariants = ReadonlyMap<string, string>;

export const variantsFile = (lang: string): string => `search-variants.${lang}.json`;

export const writeVariants = (variants: HanVariants): string =>
  JSON.stringify([...variants].flat());

/** Reads the answer of a host. Throws if it is not a list of texts. */
export function readVariants(value: unknown): HanVariants {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) {
    throw new Error('The list of character variants cannot be read.');
  }
  const texts = value as string[];
  return new Map(
    texts.flatMap((text, at) => (at % 2 === 0 ? [[text, texts[at + 1] ?? text]] : [])),
  );
}

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A text with its variants replaced, the longest first. */
export function replaceVariants(text: string, variants: HanVariants): string {
  const longest = Math.max(1, ...[...variants.keys()].map(({ length }) => length));
  let replaced = '';
  let at = 0;
  while (at < text.length) {
    let length = Math.min(longest, text.length - at);
    while (length > 1 && !variants.has(text.slice(at, at + length))) length -= 1;
    const typed = text.slice(at, at + length);
    replaced += variants.get(typed) ?? typed;
    at += length;
  }
  return replaced;
}
