import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { RULES } from './rules.mts';
import sections from './sections.json' with { type: 'json' };

const DOCS = path.resolve(import.meta.dirname, '../../../../docs');
const PAGES = ['guide/faq/errors', 'guide/faq/features'];
/** What finds mistakes besides the rules: the compiler, the build, and what is asked of its output. */
const OTHERS = ['types', 'build', 'start', 'package-files'];

it('has what finds the mistake of each section of the error and question pages, or why nothing does', () => {
  const ids = PAGES.flatMap((page) => {
    const text = fs.readFileSync(path.join(DOCS, `${page}.mdx`), 'utf8');
    return [...text.matchAll(/^### .*#([\w-]+) \*\/\}$/gm)].map(([, id]) => `${page}#${id}`);
  });
  expect(Object.keys(sections)).toEqual(ids);
  const known = new Set([...Object.keys(RULES), ...OTHERS]);
  const wrong = Object.values(sections).filter((one) => !known.has(one) && !/^no: ./.test(one));
  expect(wrong).toEqual([]);
});

it('names for a rule about one of these sections just that rule', () => {
  const named = Object.entries(RULES).filter(([, { page }]) => PAGES.includes(page.split('#')[0]!));
  const other = named.filter(([id, { page }]) => (sections as Record<string, string>)[page] !== id);
  expect(other.map(([id]) => id)).toEqual([]);
});
