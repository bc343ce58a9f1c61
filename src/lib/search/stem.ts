/** Letters that stay of a word at least, or nothing of its meaning is left. */
const SHORTEST_STEM = 3;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|x|ch|sh)es$/, ''],
  [/(?:ing|(?:ing)?(?<!a|i|u|s)s|(?<!e)ed)$/, ''],
];

/**
 * What the forms of an English word share: build, builds and building are `build`. Only compared with
 * itself, never shown. Words of other scripts and names are left alone.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let stemmed = word;
  for (const [ending, instead] of ENDINGS) {
    const cut = word.replace(ending, instead);
    if (cut === word || cut.length < SHORTEST_STEM || !/[aeiouy]/.test(cut)) continue;
    stemmed = cut;
    break;
  }
  // Stripping is of strip, hiding of hide.
  return stemmed.replace(/([b-df-hj-np-rtv-z])\1$/, '$1').replace(/(?<=..)e$/, '');
}
