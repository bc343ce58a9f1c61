import { readFileSync } from 'node:fs';
import { readSearchDocuments, searchIndexFile } from '@rslib-docs/search/engine/document';
import { codeFile, readPageCode, withCode } from '@rslib-docs/search/engine/page-code';
import { openSearch } from './judged-search.mts';

/* Prints the pages of the build that answer, as JSON: answer-queries.mts <language> <query> … */
const [lang = '', ...queries] = process.argv.slice(2);
const folder = new URL(lang === 'en' ? '../../build/' : `../../build/${lang}/`, import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const index = searchIndexFile(lang, '');
const prose = readSearchDocuments(read(index));
const search = openSearch(withCode(prose, readPageCode(read(codeFile(index)))));
console.log(JSON.stringify(queries.map((query) => search(query).pages)));
