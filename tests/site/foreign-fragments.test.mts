import fs from 'node:fs/promises';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { listFiles } from '@rslib-docs/kit/node/files';
import { expect, it } from 'vitest';
import { BUILD } from '../lib/built-pages.mts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const CHINESE = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/;
/** Names of files, options and types are the same in every language. */
const CODE = new Set(['script', 'style', 'template', 'pre', 'code', 'svg']);
const SPOKEN = new Set(['alt', 'aria-label', 'title', 'placeholder', 'data-definition']);
/** Four English words in a row, with nothing but blanks and commas between them, are a sentence. */
const SENTENCE = /(?:\b[A-Za-z][a-z']*\b,? ){3}\b[a-z]+/;

const isForeign = (text: string, lang: string): boolean =>
  lang.startsWith('zh') ? !CHINESE.test(text) && SENTENCE.test(text) : CHINESE.test(text);

/** Texts, also those that are only read out, in another language than they say. */
function* foreignIn(node: Node, lang: string): Generator<string> {
  if (node.nodeName === '#text' && 'value' in node && isForeign(node.value, lang)) yield node.value;
  if (!('childNodes' in node) || CODE.has(node.nodeName)) return;
  const own = node.attrs.find(({ name }) => name === 'lang')?.value ?? lang;
  for (const { name, value } of node.attrs) {
    if (SPOKEN.has(name) && isForeign(value, own)) yield `${name}: ${value}`;
  }
  for (const child of node.childNodes) yield* foreignIn(child, own);
}

it('text in another language than its page is marked, on every page @F278', async () => {
  const found: string[] = [];
  let pages = 0;
  for (const file of await listFiles(BUILD, '.html')) {
    pages += 1;
    const html = await fs.readFile(path.join(BUILD, file), 'utf8');
    const document = parse(html, { scriptingEnabled: false });
    for (const node of document.childNodes) {
      for (const text of foreignIn(node, '')) found.push(`${file}: ${text.slice(0, 80)}`);
    }
  }
  expect(pages).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
