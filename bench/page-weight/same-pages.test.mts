import { describe, expect, it } from 'vitest';
import { assertSamePages, contentPages } from './same-pages.mts';

describe('contentPages', () => {
  it('takes the file names of both builds for the same pages', () => {
    const files = [
      'index.html',
      'guide/cli.html',
      'guide/index.html',
      'zh/index.html',
      'zh/guide/cli/index.html',
    ];
    expect(contentPages(files, ['zh'])).toEqual(['', 'guide/cli', 'guide', 'zh', 'zh/guide/cli']);
  });

  it('leaves out what Docusaurus adds, in every language', () => {
    const lists = [
      '404',
      'search/index',
      'blog/index',
      'blog/archive/index',
      'blog/authors/index',
      'blog/tags/a/index',
      'tags/index',
    ];
    const files = lists.flatMap((list) => [`${list}.html`, `zh/${list}.html`]);
    expect(contentPages([...files, 'blog/a-post/index.html'], ['zh'])).toEqual(['blog/a-post']);
  });
});

describe('assertSamePages', () => {
  it('does not mind slashes and order', () => {
    expect(() => assertSamePages(['', 'zh/', 'guide/cli'], ['guide/cli', '', 'zh'])).not.toThrow();
  });

  it('names the pages that only one build holds', () => {
    expect(() => assertSamePages(['a', 'b'], ['b', 'c'])).toThrow(
      /only in ours: \/a\n {2}only in stock: \/c$/,
    );
  });
});
