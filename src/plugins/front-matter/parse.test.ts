import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { createFrontMatterParser } from './parse';

const warnings: string[] = [];
const parser = createFrontMatterParser('/site', (message) => warnings.push(message));
const parse = (fileContent: string, file = 'docs/a.mdx') =>
  parser({
    filePath: `/site/${file}`,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
const page = (...lines: string[]) =>
  ['---', 'title: A', 'description: B', ...lines, '---', '', 'Text.', ''].join('\n');

describe('stops with the file, the key or line, and what to do', () => {
  it.each<[string, string, RegExp]>([
    [
      'broken YAML',
      page('keywords: [x'),
      /^docs\/a\.mdx: broken front matter on line \d+: .*Correct the YAML/,
    ],
    ['a tab', page('hero:', '\tname: x'), /^docs\/a\.mdx: broken front matter on line 5/],
    [
      'a duplicate key',
      page('title: C'),
      /^docs\/a\.mdx: broken front matter on line 4: .*duplicate/,
    ],
    ['an unknown key', page('descripton: x'), /unknown front matter key "descripton".*spelling/],
    ['__proto__', page('__proto__: { navbar: false }'), /^docs\/a\.mdx: .*__proto__/],
    ['constructor', page('constructor: x'), /unknown front matter key "constructor"/],
    ['a wrong type', page('outline: maybe'), /^docs\/a\.mdx: .*"outline" must be a boolean/],
    ['several at once', page('outline: maybe', 'navbr: 1'), /outline[\s\S]*docs\/a\.mdx: .*navbr/],
    ['an empty page', '', /^docs\/a\.mdx: .*"title" is required/],
    ['no front matter', 'Text.\n', /^docs\/a\.mdx: .*"title" is required/],
    ['a NUL byte', page() + '\0', /^docs\/a\.mdx: holds a NUL byte\. Save it/],
    ['another encoding', page() + '\uFFFD', /^docs\/a\.mdx: is not UTF-8/],
    [
      'a header never closed',
      '---\ntitle: A\n\nText.\n',
      /^docs\/a\.mdx: .*never closed.*Add a line/,
    ],
    ['the same behind a BOM', '\uFEFF---\ntitle: A\n\nText.\n', /never closed/],
  ])('%s', async (_name, content, says) => {
    await expect(parse(content)).rejects.toThrow(says);
  });

  it.each(['//evil.example/x', '../../x', '/a/../b', '/a?b', '/a#b', '/a%2e', 'https://x.example'])(
    'the slug %s',
    async (slug) => {
      await expect(parse(page(`slug: '${slug}'`))).rejects.toThrow(
        `docs/a.mdx: the slug "${slug}" leaves the site. Use a path such as`,
      );
    },
  );
});

describe('posts stop', () => {
  const post = (...lines: string[]) => parse(page(...lines), 'blog/2026-01-31-a.mdx');
  it.each<[string, string[], RegExp]>([
    ['without a date', ['authors: [rslib]'], /^blog\/2026-01-31-a\.mdx: .*"date" is required/],
    [
      'with no date at all',
      ['date: soon', 'authors: [rslib]'],
      /"date" must be .*Correct the key "date"/,
    ],
    ['without authors', ['date: 2026-01-31'], /"authors" is required/],
    ['with inline authors', ['date: 2026-01-31', 'authors: [{ name: X }]'], /authors/],
  ])('%s', async (_name, lines, says) => {
    await expect(post(...lines)).rejects.toThrow(says);
  });
});

it('line ends and a BOM change nothing', async () => {
  const expected = (await parse(page())).frontMatter;
  expect((await parse(page().replaceAll('\n', '\r\n'))).frontMatter).toEqual(expected);
  expect((await parse(`\uFEFF${page()}`)).frontMatter).toEqual(expected);
});

it('an unknown page type warns once', async () => {
  await parse(page('pageType: poster'));
  await parse(page('pageType: poster'));
  expect(warnings).toEqual([expect.stringContaining('docs/a.mdx: unknown pageType "poster"')]);
});
