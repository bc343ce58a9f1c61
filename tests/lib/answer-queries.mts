import { baseOfLocale, type Locale } from '../../src/site/locales';
import { openSearch, readDocuments } from './judged-search.mts';

/* Prints the pages of the build that answer, as JSON: answer-queries.mts <language> <query> … */
const [lang = '', ...queries] = process.argv.slice(2);
const search = openSearch(readDocuments(lang as Locale));
const address = (page: string) => baseOfLocale(lang as Locale, '/') + page.slice(1);
console.log(JSON.stringify(queries.map((query) => search(query).pages.map(address))));
