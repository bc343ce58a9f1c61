import { LOCALES, type Locale } from '../../src/site/locales';
import { openSearch } from './ours.mts';
import { readBuiltVariants, readIndex } from './read-index.mts';

/* Prints the pages that answer queries, as JSON: answer-queries.mts <language> <query> … */
const [locale, ...queries] = process.argv.slice(2);
if (!LOCALES.includes(locale as Locale)) throw new Error(`There is no language "${locale}".`);
const search = openSearch(readIndex(locale as Locale), readBuiltVariants(locale as Locale));
console.log(JSON.stringify(queries.map((query) => search(query).pages)));
