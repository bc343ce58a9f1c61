// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { headingBefore, sameBlock, sectionOf, textOf, readableSection } from './sections';

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

const PAGE = `<h2 id="a">A <a href="#a" data-nosnippet>#</a><button></button></h2>
  <p><a href="#b">here</a> <a href="/c">there</a></p>
  <div><div role="tablist" data-nosnippet><button aria-selected="true">a.ts</button><button>b.ts</button></div>
  <div><div role="tabpanel" id="p1" aria-labelledby="t1"><pre data-folded>1</pre></div></div>
  <div hidden><div role="tabpanel" id="p2"><pre>2</pre></div></div></div>`;

it('a section of another page brings no ids and no controls, and its links lead there', () => {
  const page = new DOMParser().parseFromString(PAGE, 'text/html');
  const before = page.body.innerHTML;
  const [heading, text, tabs] = readableSection([...page.body.children], 'https://a.example/zh/x');
  expect(heading!.outerHTML).toBe('<h2>A </h2>');
  expect([...text!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://a.example/zh/x#b',
    '/c',
  ]);
  expect(tabs!.querySelectorAll('button, [id], [role=tablist], [data-folded]')).toHaveLength(0);
  expect(tabs!.firstElementChild!.textContent).toBe('a.ts');
  expect(tabs!.querySelector('[hidden]')!.textContent).toContain('2');
  expect(page.body.innerHTML).toBe(before);
});
