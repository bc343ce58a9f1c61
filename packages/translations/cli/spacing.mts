import { ifThere, listFiles } from '@rslib-docs/kit/node/files';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as AutoCorrectModule from 'autocorrect-node';
import { INLINE_CODE, mapOutsideFences } from '../core/code-text';
import { TRANSLATIONS } from '../core/places';
import { readText, type Finding } from './project.mts';

const HAN = /\p{Script=Han}/u;

/** Links between two texts, by the ends of their words: Chinese needs no space, the rest does. */
const LINKS: readonly [RegExp, string][] = [
  [/(?<=\p{Script=Han}) (?=\[\p{Script=Han}[^[\]]*\]\()/gu, ''],
  [/(\[[^[\]]*\p{Script=Han}\]\([^()\s]*\)) (?=\p{Script=Han})/gu, '$1'],
  [/(?<=\p{Script=Han})(?=\[[`A-Za-z\d@][^[\]]*\]\()/gu, ' '],
  [/(\[[^[\]]*[`A-Za-z\d]\]\([^()\s]*\))(?=\p{Script=Han})/gu, '$1 '],
];

/**
 * A line with spaces between Chinese and inline code, and around links as their words need them.
 * The checker of the rest leaves both as they are.
 */
function spaceCodeAndLinks(line: string): string {
  const spaced = line.replace(INLINE_CODE, (code: string, _ticks, _text, at: number) => {
    const before = HAN.test(line[at - 1] ?? '') ? ' ' : '';
    const after = HAN.test(line[at + code.length] ?? '') ? ' ' : '';
    return before + code + after;
  });
  return LINKS.reduce((text, [wrong, right]) => text.replace(wrong, right), spaced);
}

const require = createRequire(import.meta.url);
/** Characters that are shown around a place. */
const CONTEXT = 8;

/** Space between Chinese and Latin, full width for Chinese punctuation, half width for the rest. */
const RULES = {
  'space-word': 1,
  'space-punctuation': 1,
  'space-bracket': 1,
  'space-backticks': 1,
  'space-dash': 0,
  'space-dollar': 0,
  fullwidth: 1,
  'no-space-fullwidth': 1,
  'no-space-fullwidth-quote': 1,
  'halfwidth-word': 1,
  'halfwidth-punctuation': 1,
  spellcheck: 0,
};

type AutoCorrect = typeof AutoCorrectModule;
let loaded: AutoCorrect | undefined;

/** A native module, loaded where a text has changed. */
function autocorrect(): AutoCorrect {
  if (!loaded) {
    loaded = require('autocorrect-node') as AutoCorrect;
    loaded.loadConfig(JSON.stringify({ rules: RULES }));
  }
  return loaded;
}

/** The checker knows kinds of files by their names, and MDX as Markdown. */
const kindOf = (file: string): string => `file${path.extname(file).replace('.mdx', '.md')}`;

/** The place where two texts differ, with a little of the text around it. */
function difference(before: string, after: string): [string, string] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = Math.max(0, start - CONTEXT);
  const cut = (text: string) => text.slice(from, text.length - Math.max(0, end - CONTEXT)).trim();
  return [cut(before), cut(after)];
}

const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

export function findSpacing(file: string, text: string): Finding[] {
  const { lines, error } = autocorrect().lintFor(text, kindOf(file));
  if (error) return [{ kind: 'spacing', file, line: 1, message: error }];
  const report = (line: number, before: string, wanted: string): Finding => {
    const [found, expected] = difference(before, wanted);
    return { kind: 'spacing', file, line, message: `found "${found}", expected "${expected}"` };
  };
  const findings = lines.map(({ l, old, new: wanted }) => report(l, old, wanted));
  if (!isMarkdown(file)) return findings;
  const wanted = mapOutsideFences(text, spaceCodeAndLinks).split('\n');
  const own = text
    .split('\n')
    .flatMap((line, at) => (line === wanted[at] ? [] : [report(at + 1, line, wanted[at]!)]));
  return [...findings, ...own];
}

/** One correction may call for another: a full-width digit first becomes a digit, then is spaced. */
const MOST_PASSES = 4;

export function fixSpacing(file: string, text: string): string {
  let fixed = isMarkdown(file) ? mapOutsideFences(text, spaceCodeAndLinks) : text;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const next = autocorrect().formatFor(fixed, kindOf(file));
    if (next === fixed) break;
    fixed = next;
  }
  return fixed;
}

/** Texts of the translation, by path from the project. */
export async function readTranslatedTexts(root: string): Promise<Map<string, string>> {
  const names = (await ifThere(listFiles(path.join(root, TRANSLATIONS), ''))) ?? [];
  const files = names
    .filter((name) => /\.(?:mdx|json|yml)$/.test(name))
    .filter((name) => !name.startsWith('.') && !name.endsWith('.lock.json'))
    .map((name) => `${TRANSLATIONS}/${name}`);
  const texts = await Promise.all(files.map((file) => readText(root, file)));
  return new Map(files.map((file, at) => [file, texts[at] ?? '']));
}
