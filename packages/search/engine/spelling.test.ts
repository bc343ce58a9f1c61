import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';
import { namesOf, respell, typingErrors } from './spelling';

const KNOWN = ['auto', 'bundle', 'extension', 'help', 'parcel', 'ts2882', 'declaration', 'files'];
const terms = new Map(KNOWN.map((word) => [word, 1]));
const names = namesOf(['autoExtension', 'dts.bundle.tsconfigPath', 'lib.redirect', 'Not a name']);
const correctionOf = (query: string) =>
  respell(parseQuery(query), terms, names, (word) => KNOWN.includes(word));

describe('typing errors', () => {
  it.each([
    ['bundel', 'bundle', 1],
    ['budnel', 'bundle', 2],
    ['bundle', 'bundle', 0],
    ['bundle', 'parcel', Infinity],
  ])('between %s and %s: %s', (a, b, errors) => expect(typingErrors(a, b, 2)).toBe(errors));
});

describe('a correction', () => {
  it.each([
    ['bundel', 'bundle'],
    ['declaratoin fiels', 'declaration files'],
    ['autoExtention', 'autoExtension'],
    ['AUTO_EXTENTION', 'autoExtension'],
    ['auto extention', 'autoExtension'],
    ['dts.bundel.tsconfigPaht', 'dts.bundle.tsconfigPath'],
    ['tsconfgPath', 'tsconfigPath'],
    ['lib.redirct', 'lib.redirect'],
  ])('%s is %s', (query, other) => expect(correctionOf(query)).toBe(other));

  it.each([
    ['a word that is known', 'bundle'],
    ['another code', 'TS2742'],
    ['a short word', 'helm'],
    ['a word that is two errors from one as short', 'vercel'],
    ['names in a pasted line', "Cannot find module './bundel' or './extention'"],
    ['Chinese', '产物'],
  ])('%s stays: %s', (_name, query) => expect(correctionOf(query)).toBeUndefined());
});
