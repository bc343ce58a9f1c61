// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textOf, readableSection } from './sections';

const page = (html: string): Document =>
  new DOMParser().parseFromString(`<div class="prose">${html}</div>`, 'text/html');

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
  const links = [...text!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://a.example/zh/x#b', '/c']);
  expect(tabs!.querySelectorAll('button, [id], [role=tablist], [data-folded]')).toHaveLength(0);
  expect(tabs!.firstElementChild!.textContent).toBe('a.ts');
  expect(tabs!.querySelector('[hidden]')!.textContent).toContain('2');
  expect(page.body.innerHTML).toBe(before);
});
