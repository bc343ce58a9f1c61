import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseGlossary, readGlossary, synonymsOf } from './glossary';

const TEXT = `
groups:
  - { id: formats, en: Formats, zh: 格式, entries: [esm] }
terms:
  - { en: alias, zh: 别名, search: [别名, alias] }
  - en: ESM
    zh: ESM
    entry:
      id: esm
      en: { title: ESM, definition: Modules. }
      zh: { title: ESM, definition: 模块。 }
`;
const parseWith = (from: string, to: string) => parseGlossary(TEXT.replace(from, to), 'a.yaml');

describe('the glossary', () => {
  it('of the project can be read, search knows its synonyms, and it is empty where there is none', () => {
    const glossary = readGlossary(path.resolve(import.meta.dirname, '../../..'));
    expect(glossary.terms.length).toBeGreaterThan(150);
    expect(glossary.terms.filter(({ entry }) => entry).length).toBeGreaterThanOrEqual(23);
    expect(synonymsOf(glossary)).toContainEqual(['别名', 'alias']);
    expect(readGlossary('/nowhere')).toEqual({ groups: [], terms: [] });
  });

  it.each([
    ['zh: 别名,', '', 'a.yaml: terms[0].zh (alias) is required'],
    ['search:', 'serch:', 'a.yaml: terms[0].serch (alias) is not allowed'],
    ['Modules.', 'x'.repeat(161), 'terms[1].entry.en.definition (ESM) length must be less'],
    ['id: esm', 'id: Esm', 'terms[1].entry.id (ESM)'],
    ['id: esm', 'id: cjs', 'a group lists "esm", which is the id of no entry'],
    ['id: formats', 'id: esm', 'two have the id "esm"'],
    ['en: alias', 'en: ESM', 'the term "ESM" stands twice'],
    ['entries: [esm]', 'entries: [esm, esm]', 'groups list the entry "esm" twice'],
    ['groups:', 'groups: [', 'a.yaml: '],
  ])('that says %j as %j is refused by name @F247', (from, to, message) => {
    expect(parseGlossary(TEXT, 'a.yaml').terms).toHaveLength(2);
    expect(() => parseWith(from, to)).toThrow(message);
  });
});
