import fs from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { isFrameId } from '../../src/lib/frame-ids/frame-ids';
import { expect, test } from '../lib/test.mts';

const BUILD = path.resolve(import.meta.dirname, '../../build');
const PAGES = fs
  .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'));

interface Ids {
  all: string[];
  /** Those outside of the article, where there is one. */
  frame: string[];
}

/** Ids of a page, what stands in templates included. */
function idsOf(file: string): Ids {
  const ids: Ids = { all: [], frame: [] };
  const visit = (node: Tree.Node, isArticle: boolean): void => {
    const id = 'attrs' in node && node.attrs.find(({ name }) => name === 'id')?.value;
    if (id) ids.all.push(id);
    if (id && !isArticle) ids.frame.push(id);
    const isInside = isArticle || node.nodeName === 'article';
    if ('content' in node) visit(node.content, isInside);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isInside);
  };
  visit(parse(fs.readFileSync(path.join(BUILD, file), 'utf8')), false);
  return ids;
}

test('no page has an id twice, in what is hidden neither', () => {
  expect(PAGES.length).toBeGreaterThan(130);
  for (const file of PAGES) {
    const { all } = idsOf(file);
    expect(
      all.filter((id, at) => all.indexOf(id) !== at),
      file,
    ).toEqual([]);
  }
});

test('every id around a text is one that no heading can have', () => {
  const texts = PAGES.filter((file) => /^(?:zh\/)?(?:guide|config|blog)\//.test(file));
  expect(texts.length).toBeGreaterThan(120);
  for (const file of texts) {
    expect(
      idsOf(file).frame.filter((id) => !isFrameId(id)),
      file,
    ).toEqual([]);
  }
});
