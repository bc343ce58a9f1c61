import { describe, expect, it } from 'vitest';
import { attributeOf, parseHead } from './page-head.mts';

const namesIn = (html: string) =>
  parseHead(html)
    .elements.map(({ tagName }) => tagName)
    .join();

describe('the head of a page', () => {
  it('gives its elements with their places in the text', () => {
    const html =
      '<!doctype html><html data-route=/a><head><meta charset=utf-8><link rel=stylesheet href=/s.css />' +
      '</head><body><link rel=stylesheet href=/of-the-body.css></body></html>';
    const { root, elements } = parseHead(html);
    expect(attributeOf(root, 'data-route')).toBe('/a');
    expect(elements.map((one) => attributeOf(one, 'href'))).toEqual([undefined, '/s.css']);
    const { startOffset, endOffset } = elements[1]!.sourceCodeLocation!;
    expect(html.slice(startOffset, endOffset)).toBe('<link rel=stylesheet href=/s.css />');
  });

  it('ends where a browser ends it, and not where a script or a title speaks of a body', () => {
    const head =
      '<title><body></title><script>put("<body>")</script><!-- <body> --><style></style>';
    const html = `<html><head>${head}</head><body><i></i></body></html>`;
    expect(namesIn(html)).toBe('title,script,style');
    expect(namesIn('<meta charset=utf-8><p>Text</p><meta name=late>')).toBe('meta');
    const open = '<template><p></p></template><title>A</title><main></main>';
    expect(namesIn(open)).toBe('template,title');
    expect(namesIn('')).toBe('');
  });
});
