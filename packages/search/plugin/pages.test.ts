import { expect, it } from 'vitest';
import { readPage } from './pages';

const page = (body: string, description = 'About it.') =>
  `<!doctype html><html><head><meta name="description" content="${description}"></head>` +
  `<body><nav>Menu</nav><div class="theme-doc-markdown markdown">${body}</div></body></html>`;

it('a page is its title, the lines of its text, its outline and its code', () => {
  const html = page(
    '<header><h1>Guide</h1></header><p>First <b>words</b>.</p>' +
      '<h2 class="anchor" id="install">Install<a class="hash-link" href="#install">​</a></h2>' +
      '<ul><li>One</li><li>Two</li></ul>' +
      '<pre><code><span>a();<br></span><span><br></span><span>b();<br></span></code></pre>' +
      '<button>Copy</button>',
  );
  const { title, content, toc, samples } = readPage(html)!;
  expect(title).toBe('Guide');
  expect(content).toBe('First words.\nInstall\nOne\nTwo\n\ra();\rb();');
  expect(toc).toEqual([{ text: 'Install', id: 'install', depth: 2, charIndex: 13 }]);
  expect(samples.map(([from, to]) => content.slice(from, to))).toEqual(['\ra();\rb();']);
});

it('a description that is the first paragraph is not said twice', () => {
  expect(readPage(page('<p>About it. And more.</p>'))?.description).toBe('');
  expect(readPage(page('<p>Other words.</p>'))?.description).toBe('About it.');
});

it('a page that is a component is all that stands between the bar and the footer, and nothing without these', () => {
  expect(readPage('<!doctype html><p>Hello</p>')).toBeUndefined();
  const html =
    '<nav>Menu</nav><div class="main-wrapper"><header><h1>My site</h1><p>Dinosaurs.</p></header>' +
    '<main><h3>Easy</h3></main></div><footer>End</footer>';
  expect(readPage(html)).toMatchObject({ title: 'My site', content: 'Dinosaurs.\nEasy' });
});
