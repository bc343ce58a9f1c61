import { expect, it } from 'vitest';
import { findForbiddenHtml } from './rules/find-forbidden-html';

const page = (content: string) =>
  `<!doctype html><html><head><script>var a = "<b>"</script></head><body><style></style><main>${content}</main></body></html>`;

it.each([
  '<script>1</script>',
  '<meta http-equiv=refresh content="0;url=//x.example">',
  '<style>main{}</style>',
  '<iframe srcdoc=x></iframe>',
  '<link rel=stylesheet href=/x.css>',
  '<object data=x></object>',
  '<base href=//x.example/>',
  '<img src=x onerror=hit>',
  '<img src=//x.example/a.png>',
  '<img src="https://x.example/a.png">',
  '<img srcset="//x.example 1x">',
  '<p contenteditable>',
  '<p OnClick=hit>',
  '<a href="java\nscript:hit()">x</a>',
  '<svg><a xlink:href=javascript:hit>x</a></svg>',
  '<a href="data:text/html,<script>hit</script>">x</a>',
  '<form action=https://x.example>',
  '<button formaction=/x>',
  '<textarea></textarea><b/onfocus=hit autofocus>',
  '<!-- x --><math>',
])('finds %s', (html) => {
  expect(findForbiddenHtml(page(`<p>Text</p>${html}`))).toMatch(/<\w+>/);
});

it('lets pass what the site makes', () => {
  const html =
    '<main><h1>A &lt;script&gt;</h1><a href=mailto:a@b.c>b</a><a href=/x#y>c</a><a href=data:text/plain,d>d</a>' +
    '<textarea><script></textarea><img src="data:image/svg+xml,x" alt><tab-set></tab-set>' +
    '<form action=/search><input required></form><svg viewBox="0 0 1 1"><path d=M0></svg></main>';
  expect(findForbiddenHtml(page(html))).toBeUndefined();
});

it('finds a page that leads away by its head', () => {
  const head = '<meta http-equiv=Refresh content="0;url=//x.example">';
  expect(findForbiddenHtml(page('').replace('<head>', `<head>${head}`))).toMatch(/leads on/);
});
