/** Letters that stay of a word at least, or nothing of its meaning is left. */
const SHORTEST_STEM = 3;
/** What stands behind a stem, or behind one whose last letter is doubled. */
const JOINED = ['', 'e', 's', 'es', 'ed', 'ing'];
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

/** What all forms of a word begin with, as `library` and `libraries` do before their endings. */
export const commonStart = (word: string): string => stem(word).replace(/y$/, '');

/** The forms that a word may have. Some of them no text holds: nothing here knows English. */
export function possibleForms(word: string): string[] {
  const stemmed = stem(word);
  const bases = [stemmed, stemmed + stemmed.slice(-1)];
  const forms = bases.flatMap((base) => JOINED.map((ending) => base + ending));
  forms.push(`${commonStart(word)}ies`);
  return [...new Set(forms)].filter((form) => form !== word && stem(form) === stemmed);
}
