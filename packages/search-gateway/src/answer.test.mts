import { expect, it } from 'vitest';
import { preparePage } from '@rslib-docs/search/engine/prepared-page';
import { readStoredPage } from './answer.mts';

const PAGE = {
  id: 3,
  title: 'Title',
  content: 'Content with words.',
  domain: 'rslib.example',
  routePath: '/guide/a',
  toc: [{ text: 'First', id: 'first', depth: 2, charIndex: 0 }],
  area: 'Guide',
  names: ['lib.dts'],
  keywords: ['types'],
};
const NEEDED = ['title', 'content', 'routePath'];

it('is the page that was loaded', () => {
  expect(readStoredPage(JSON.stringify(PAGE))).toEqual(PAGE);
});

it.each(Object.keys(PAGE))('a page with no or another kind of %s is ranked or left out', (key) => {
  for (const value of [undefined, null, 5, 'x', {}, [{}], [null]]) {
    const page = readStoredPage(JSON.stringify({ ...PAGE, [key]: value }));
    if (NEEDED.includes(key) && typeof value !== 'string') expect(page).toBeUndefined();
    if (page) expect(() => preparePage(page)).not.toThrow();
    else expect(NEEDED).toContain(key);
  }
});

it.each(['', '{', 'null', '[]', '"x"', '5'])('%j is no page', (json) => {
  expect(readStoredPage(json)).toBeUndefined();
});
