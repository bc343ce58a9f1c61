import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, type ParserOptions } from '@babel/parser';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { DIALOG_QUERY_LENGTH } from '@rslib-docs/search/engine/limits';
import { toSections, type Section } from '@rslib-docs/search/engine/sections';
import type { Judged } from '../measure.mts';
import type { Random } from './random.mts';

/** Packages that print what readers paste. */
const PACKAGES = ['@rslib/core', 'rsbuild-plugin-dts', '@rsbuild/core'];
const ERRORS_PAGE = '/guide/faq/errors';
/** Where the message names something of the reader's own. */
const HOLE = '\u0000';
const SYNTAX: ParserOptions = { sourceType: 'unambiguous', errorRecovery: true };

const require = createRequire(import.meta.url);

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const countWords = (text: string) =>
  text.split(/[\s\0]+/).filter((one) => /\p{L}/u.test(one)).length;

/** All texts that a module holds, with holes where it fills something in. */
function textsOf(code: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis } = node as {
      type?: string;
      value?: unknown;
      quasis?: { value: { cooked?: string } }[];
    };
    if (type === 'StringLiteral') texts.push(String(value));
    if (type === 'TemplateLiteral') {
      texts.push(quasis!.map((part) => part.value.cooked ?? '').join(HOLE));
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'loc' && key !== 'tokens' && typeof child === 'object') visit(child);
    }
  };
  visit(parse(code, SYNTAX).program);
  return texts;
}

async function textsOfPackages(): Promise<string[]> {
  const texts: string[] = [];
  for (const name of PACKAGES) {
    const dist = path.join(path.dirname(realpathSync(require.resolve(name))));
    for (const file of await listFiles(dist, '.js')) {
      texts.push(...textsOf(readFileSync(path.join(dist, file), 'utf8')));
    }
  }
  return texts;
}

/** Messages of TypeScript with their codes, of those codes that the page knows. */
function textsOfTypeScript(known: string): string[] {
  const source = readFileSync(require.resolve('typescript'), 'utf8');
  return [...source.matchAll(/diag\((\d+), \d[^"]*"[^"]+", ("(?:[^"\\]|\\.)+")/g)]
    .filter(([, code]) => known.includes(`TS${code}`))
    .map(
      ([, code, text]) => `TS${code}: ${(JSON.parse(text!) as string).replace(/\{\d\}/g, HOLE)}`,
    );
}

/** Messages whose packages are binary, as the headings of the page have them. */
const textsOfHeadings = (sections: readonly Section[]): string[] =>
  sections
    .map(({ headings }) => headings.at(-1)?.text ?? '')
    .map((text) =>
      text.replace(/(?<!\p{L})(["'`])[^"'`]+\1/gu, (quoted) => quoted[0] + HOLE + quoted[0]),
    );

const OWN_NAMES = [
  './src/components/Widget.vue', '@acme/ui-kit', 'useThemeContext', './lib/parse-args', 'src/pages/cart.tsx',
  '/home/kim/work/shop/packages/date-kit/package.json', 'ColorPicker', 'lodash-es', '../shared/money',
  'C:\\code\\player\\src\\main.ts', 'fooBar', '@org/tokens/dark', 'audio-worklet', './theme.scss', 'config42',
]; // prettier-ignore

/** Words of its own that a cut message has to keep, or nobody could tell what it was. */
const LEAST_WORDS = 3;
/** Share of the words of a message that its entry repeats. */
const LEAST_SHARE = 0.5;
/** What more sections repeat is no message but a phrase. */
const MOST_HOMES = 2;
const MARKS = ['', '', 'error   ', '× ', 'Error: '];

/** A message as it is pasted: with names of one's own, whole or cut to what the field takes. */
function paste(text: string, random: Random): { query: string; literal: string } {
  let filled = random.pick(MARKS);
  let literal = ' '.repeat(filled.length);
  for (const [at, part] of text.split(HOLE).entries()) {
    const name = at === 0 ? '' : random.pick(OWN_NAMES);
    filled += name + part;
    literal += ' '.repeat(name.length) + part;
  }
  const most = Math.max(0, filled.length - DIALOG_QUERY_LENGTH);
  const start = random.pick([0, 0, most, random.below(most + 1)]);
  const end = start + DIALOG_QUERY_LENGTH;
  const cut = (one: string) => one.slice(start, end).replace(/\s+/g, ' ');
  return { query: cut(filled).trim(), literal: cut(literal) };
}

/** The sections that hold the longest piece of a message, if that says enough. */
function homesOf(text: string, sections: readonly { section: Section; text: string }[]): Section[] {
  const least = Math.max(LEAST_WORDS, LEAST_SHARE * countWords(text));
  const pieces = text.split(HOLE).filter((piece) => countWords(piece) >= least);
  for (const piece of pieces.map(plain).sort((a, b) => b.length - a.length)) {
    const homes = sections.filter((one) => one.text.includes(piece));
    if (homes.length > 0) return homes.map(({ section }) => section);
  }
  return [];
}

/**
 * Every message of the installed packages that the page of error messages explains, `times` times
 * with other names of the reader's and other cuts.
 */
export async function messageQueries(
  documents: readonly SearchDocument[],
  random: Random,
  times: number,
): Promise<Judged[]> {
  const page = documents.find(({ routePath }) => routePath === ERRORS_PAGE);
  if (!page) throw new Error(`There is no page ${ERRORS_PAGE}.`);
  const sections = toSections(page).map((section) => ({
    section,
    text: plain(`${section.headings.at(-1)?.text ?? ''} ${section.content}`),
  }));
  const texts = new Set([
    ...(await textsOfPackages()),
    ...textsOfTypeScript(page.content),
    ...textsOfHeadings(sections.map(({ section }) => section)),
  ]);
  const judged: Judged[] = [];
  for (const text of texts) {
    const homes = homesOf(text, sections);
    if (homes.length === 0 || homes.length > MOST_HOMES) continue;
    const ids = homes
      .flatMap(({ headings }) => headings.at(-1)?.id ?? [])
      .map((id) => `${ERRORS_PAGE}#${id}`);
    for (let time = 0; time < times; time += 1) {
      const { query, literal } = paste(text, random);
      if (countWords(literal) < LEAST_WORDS) continue;
      judged.push({ query, pages: [ERRORS_PAGE], sections: ids });
    }
  }
  return judged;
}
