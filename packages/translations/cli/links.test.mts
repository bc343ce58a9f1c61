import { describe, expect, it } from 'vitest';
import { readSections } from '../core/sections';
import { findBrokenLinks, routeOf, type LinkedPage } from './links.mts';

const HEAD = '---\ntitle: A\ndescription: B\n---\n\n';

async function page(name: string, english: string, chinese: string): Promise<LinkedPage> {
  return {
    page: name,
    chineseFile: `zh/${name}`,
    english: await readSections(HEAD + english),
    chinese: await readSections(HEAD + chinese),
  };
}

describe('findBrokenLinks', () => {
  it.each([
    ['[x](./b.mdx#one)', []],
    ['[x](../b.mdx)', ['zh/docs/g/a.mdx leads to no page']],
    ['[x](/g/b)', []],
    ['[x](b#one)', []],
    ['[x](/g/nope)', ['zh/docs/g/a.mdx leads to no page']],
    ['[x](./b.mdx#nope)', ['zh/docs/g/a.mdx leads to a section that does not exist']],
    ['[x](./b.mdx#two)', ['zh/docs/g/b.mdx lacks the heading id']],
    ['[x](javascript:alert)', ['zh/docs/g/a.mdx runs or loads']],
    ['[x](https://rslib.rs/nope#x)', []],
    ['[x](#100%)', ['zh/docs/g/a.mdx leads to a section that does not exist']],
    ['[x](./100%.mdx)', ['zh/docs/g/a.mdx leads to no page']],
    ['[x](/img/logo.svg)', []],
  ])('%s', async (link, expected) => {
    const pages = [
      await page('docs/g/a.mdx', 'Text.', link),
      await page(
        'docs/g/b.mdx',
        '## One {/* #one */}\n\n## Two {/* #two */}',
        '## 一 {/* #one */}',
      ),
    ];
    const found = findBrokenLinks(pages, new Set());
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) {
      const { file, message } = found[index]!;
      expect(`${file} ${message}`).toContain(text.split(' ')[0]);
      expect(message).toContain(text.split(' ').slice(1).join(' '));
    }
    // Once the page that lost the heading shows English, the heading is there.
    if (link.includes('#two')) {
      expect(findBrokenLinks(pages, new Set(['docs/g/b.mdx']))).toEqual([]);
    }
  });
});

it.each([
  ['docs/index.mdx', '/', '/'],
  ['docs/guide/index.mdx', undefined, '/guide'],
  ['docs/guide/cli.mdx', undefined, '/guide/cli'],
  ['docs/guide/cli.mdx', 'other', '/guide/other'],
  ['docs/guide/cli.mdx', '/other', '/other'],
])('routeOf %s with slug %s is %s', (name, slug, route) => {
  expect(routeOf(name, slug === undefined ? {} : { slug })).toBe(route);
});
