// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { headingBefore, sameBlock, sectionOf, textOf } from './sections';

const page = (html: string): Document =>
  new DOMParser().parseFromString(`<div class="prose">${html}</div>`, 'text/html');

const ENGLISH = `<p>Intro</p><h2 id="a">A <a data-nosnippet>#</a></h2><p>One</p>
  <ul><li>First</li><li>Second <code>x</code></li></ul><h3 id="b">B</h3><p>Two</p><h2 id="c">C</h2>`;
const CHINESE = `<p>引言</p><h2 id="a">甲</h2><p>一</p>
  <ul><li>第一</li><li>第二 <code>x</code></li></ul><h3 id="b">乙</h3><p>二</p>`;

it('a section ends before the next heading of its level, and cells of a table are read apart', () => {
  const texts = (id: string) => sectionOf(page(ENGLISH), id).map(textOf);
  expect(texts('a')).toEqual(['A', 'One', 'FirstSecond x', 'B', 'Two']);
  expect(texts('b')).toEqual(['B', 'Two']);
  expect(texts('')).toEqual(['Intro']);
  expect(texts('none')).toEqual([]);
  const table = page('<table><tr><td>a</td><td>b</td></tr></table>');
  expect(textOf(table.querySelector('tr')!)).toBe('a\tb');
});

it('the heading before a place names its section', () => {
  document.body.innerHTML = page(ENGLISH).body.innerHTML;
  const [intro, , two] = document.querySelectorAll('p');
  expect(headingBefore(intro!.firstChild!)).toBeUndefined();
  expect(headingBefore(two!.firstChild!)?.id).toBe('b');
});

it('a block has its counterpart at the same place, or none', () => {
  const [en, zh] = [page(ENGLISH), page(CHINESE)];
  const place = en.querySelector('li code')!.firstChild!;
  const block = sameBlock(place, sectionOf(en, 'a'), sectionOf(zh, 'a'));
  expect(textOf(block!)).toBe('第二 x');
  zh.querySelector('ul')!.remove();
  expect(sameBlock(place, sectionOf(en, 'a'), sectionOf(zh, 'a'))).toBeUndefined();
  expect(sameBlock(place, sectionOf(en, 'a'), sectionOf(zh, 'c'))).toBeUndefined();
});

it.each(['', '\n'])('code is read line by line, with %j between lines', (between) => {
  const code = page(
    `<pre><span class="line">a</span>${between}<span class="line"></span>${between}<span class="line">b</span></pre>`,
  );
  expect(textOf(code.querySelector('pre')!)).toBe('a\n\nb');
});
