/** What a word counts that means the same as the one that was asked for. */
export const SYNONYM_WEIGHT = 0.7;
/** Of another form of an English word: `bundles` for `bundling`. */
export const FORM_WEIGHT = 0.8;
/** Of a word that only begins like what was typed so far. */
export const PREFIX_WEIGHT = 0.6;
/** Of a page with every word of the query. */
export const COMPLETE_BONUS = 1.5;
/** Of a part of a name: who writes it whole means it whole. */
export const PART_WEIGHT = 0.2;
