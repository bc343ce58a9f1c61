import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatGlossary, parseTerms } from './glossary.mts';

const FILE = path.resolve(import.meta.dirname, '../../i18n/terminology.csv');

describe('the glossary', () => {
  it('survives being written and read again', async () => {
    const terms = parseTerms(await readFile(FILE, 'utf8'), FILE);
    expect(terms.length).toBeGreaterThan(100);
    expect(parseTerms(formatGlossary(terms), 'x.csv')).toEqual(terms);
  });

  it('keeps commas and quotes', () => {
    const terms = [{ en: 'a "b", c', zh: '甲，乙', note: '' }];
    expect(parseTerms(formatGlossary(terms), 'x.csv')).toEqual(terms);
  });

  it.each(['only', 'a,', '"open,b', 'a,b,c,d'])('names the line of %j', (line) => {
    expect(() => parseTerms(`en,zh,note\n${line}\n`, 'x.csv')).toThrow('x.csv:2');
  });
});
