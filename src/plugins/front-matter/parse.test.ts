import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { createFrontMatterParser } from './parse';

const warnings: string[] = [];
const parser = createFrontMatterParser('/site', (message) => warnings.push(message));
const parse = (fileContent: string, file = 'docs/a.mdx') =>
  parser({ filePath: `/site/${file}`, fileContent });
const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs/current';
const page = (...lines: string[]) =>
  ['---', 'title: A', 'description: B', ...lines, '---', '', 'Text.', ''].join('\n');

describe('stops with the file, the key or line, and what to do', () => {
  const lists = Array.from({ length: 40 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`);

  it.each<[string, string, RegExp]>([
    ['broken YAML @F115', page('keywords: [x'), /broken front matter on line \d+: .*Correct the/],
    ['a tab @F115', page('hero:', '\tname: x'), /broken front matter on line 5/],
    ['a duplicate key @F115', page('title: C'), /broken front matter on line 4: .*duplicate/],
    ['an unknown key @F116', page('descripton: x'), /front matter key "descripton".*spelling/],
    ['__proto__ @F116', page('__proto__: { navbar: false }'), /__proto__/],
    ['constructor', page('constructor: x'), /unknown front matter key "constructor"/],
    ['a wrong type @F116', page('outline: maybe'), /"outline" must be a boolean/],
    ['several at once', page('outline: maybe', 'navbr: 1'), /outline[\s\S]*docs\/a\.mdx: .*navbr/],
    ['an empty page @F124', '', /"title" is required/],
    ['a missing description', '---\ntitle: A\n---\n', /"description" is required/],
    ['no front matter', 'Text.\n', /"title" is required/],
    ['a NUL byte @F124', page() + '\0', /: line 7: holds U\+0000/],
    ['a direction', page() + 'a \u202E b', /: line 7: holds U\+202E, which nobody/],
    ['an escaped one', page().replace('title: A', 'title: "A\\u2066"'), /"title" holds U\+2066/],
    [
      'half of a character',
      page('hero: { name: "\\uDE80", text: A, tagline: B }'),
      /"hero" holds half of a character.*Write/,
    ],
    ['another encoding', page() + '\uFFFD', /: line \d+: is not UTF-8/],
    ['more than parsers take', page() + 'a '.repeat(1_000_000), /: line 1: the page has/],
    [
      'names of YAML that double',
      page('a0: &a0 [x]', ...lists),
      /: line 1: .* stands for more than/,
    ],
    ['a header of lists', page(`keywords: ${'['.repeat(1_000)}`), /: line 1: .* too much: it has/],
    [
      'a merge',
      page() + '\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c\n',
      /: line \d+: a merge has left/,
    ],
    ['lists in lists', page() + '- '.repeat(1_500), /: line \d+: has 200 characters of/],
    ['a header never closed @F115', '---\ntitle: A\n\nText.\n', /never closed.*Add a line/],
    ['a header in JavaScript', '---js\n({ title: "A" })\n---\n', /line 1: .*YAML.*follows them/],
    ['the same with its whole name', '--- javascript \n({})\n---\n', /line 1: /],
    ['the same behind a carriage return', '---\rjs\n({})\n---\n', /line 1: /],
    ['the same behind a BOM or two', '\uFEFF\uFEFF---js\n({})\n---\n', /line 1: /],
    ['a header in JSON', '---json\n{ "title": "A" }\n---\n', /line 1: /],
    ['a header in YAML that says so', '---yaml\ntitle: A\n---\n', /line 1: /],
    ['a header below an empty line', '\n---\ntitle: A\n---\n', /the first line/],
    [
      'a header that ends in a line',
      '---\ntitle: A\n---{1 + 1}\n---\n',
      /line 3: the front matter ends/,
    ],
    ['a header that ends with four hyphens', '---\ntitle: A\n----\n', /line 3: /],
    ['the end of a header in a value', '---\ntitle: |\n  A\n---js\nx: y\n---\n', /line 4: /],
    ['the same behind a BOM', '\uFEFF---\ntitle: A\n\nText.\n', /never closed/],
  ])('%s', async (_name, content, says) => {
    const message = await parse(content).catch((error: Error) => error.message);
    expect(message).toMatch(says);
    expect(message).toMatch(/^docs\/a\.mdx: /);
  });

  it.each(['//evil.example/x', '../../x', '/a/../b', '/a?b', '/a#b', '/a%2e', 'https://x.example'])(
    'the slug %s @F119',
    async (slug) => {
      await expect(parse(page(`slug: '${slug}'`))).rejects.toThrow(
        `docs/a.mdx: the slug "${slug}" is not a plain path on this site. Use one such as`,
      );
    },
  );
});

it('runs nothing of a header', async () => {
  for (const opening of ['---js', '--- javascript', '---\rjs', '\n---js', '\uFEFF---js']) {
    for (const file of ['docs/a.mdx', `${TRANSLATED}/a.mdx`, `${TRANSLATED}/shared/a.mdx`]) {
      const source = `${opening}\nObject.assign(globalThis, { hit: true })\n---\n`;
      await expect(parse(source, file)).rejects.toThrow(file);
    }
  }
  expect(globalThis).not.toHaveProperty('hit');
});

describe('posts stop @F126', () => {
  const { dir, write } = tempFolder();
  beforeAll(() => write('blog/authors.yml', 'rslib:\n  name: Rslib\n'));
  const filePath = path.join(dir, 'blog/2026-01-31-a.mdx');
  const parser = createFrontMatterParser(dir, () => {}, new Date('2026-06-15T12:00:00Z'));
  const post = (...lines: string[]) => parser({ filePath, fileContent: page(...lines) });
  const by = 'authors: [rslib]';

  it.each<[string, string[], RegExp]>([
    ['without a date', [by], /"date" is required/],
    ['with no date at all', ['date: soon', by], /"date" must be .*Correct the key "date"/],
    ['without authors', ['date: 2026-01-31'], /"authors" is required/],
    ['with inline authors', ['date: 2026-01-31', 'authors: [{ name: X }]'], /authors/],
    ['on 31 February', ['date: 2026-02-31', by], /not in the calendar/],
    ['in a 13th month', ['date: 2026-13-01', by], /not in the calendar.*key "date"/],
    ['at 25 o’clock', ['date: 2026-01-31T25:00:00Z', by], /not in the calendar/],
    ['in the future', ['date: 2026-06-17', by], /2026-06-17 is in the future.*"draft: true"/],
    [
      'by somebody unknown',
      ['date: 2026-01-31', 'authors: [rslib, nobody]'],
      /the author "nobody" is not in blog\/authors\.yml\..*use rslib/,
    ],
  ])('%s', async (_name, lines, says) => {
    await expect(post(...lines)).rejects.toThrow(says);
    await expect(post(...lines)).rejects.toThrow(/^blog\/2026-01-31-a\.mdx: /);
  });

  it.each([
    'date: 2024-02-29',
    'date: 2026-06-15T23:59:00+08:00',
    // Where it is tomorrow already.
    'date: 2026-06-16',
    'date: 2027-01-01\ndraft: true',
  ])('but not at %j', async (date) => {
    await expect(post(date, by)).resolves.toBeDefined();
  });
});

it('line ends and a BOM change nothing, and an unknown page type warns once @F115', async () => {
  const expected = (await parse(page())).frontMatter;
  expect((await parse(page().replaceAll('\n', '\r\n'))).frontMatter).toEqual(expected);
  expect((await parse(`\uFEFF${page()}`)).frontMatter).toEqual(expected);
  await parse(page('pageType: poster'));
  await parse(page('pageType: poster'));
  expect(warnings).toEqual([expect.stringContaining('docs/a.mdx: unknown pageType "poster"')]);
});

describe('a draft or unlisted page is one in both languages', () => {
  const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
  /** The folders of a translation, with the original. */
  const PLACES: [translation: string, original: string][] = [
    [`${ZH}/current/a.mdx`, 'docs/a.mdx'],
    [`.docusaurus-i18n/zh/docusaurus-plugin-content-docs/current/a.mdx`, 'docs/a.mdx'],
    [`${ZH}/version-1.0/a.mdx`, 'versioned_docs/version-1.0/a.mdx'],
  ];
  const folder = tempFolder();
  const { dir, at, write } = folder;

  async function translated(original: string, file: string, keys: [string[], string[]]) {
    const [english, chinese] = keys;
    write(original, page(...english));
    const parser = createFrontMatterParser(dir, () => undefined);
    const { frontMatter } = await parser({ filePath: at(file), fileContent: page(...chinese) });
    return { draft: frontMatter.draft === true, unlisted: frontMatter.unlisted === true };
  }
  const [DRAFT, UNLISTED] = [['draft: true'], ['unlisted: true']];

  it.each([
    [[], [], { draft: false, unlisted: false }],
    [DRAFT, [], { draft: true, unlisted: false }],
    [DRAFT, DRAFT, { draft: true, unlisted: false }],
    // Docusaurus refuses a page that is both.
    [DRAFT, UNLISTED, { draft: true, unlisted: false }],
    [UNLISTED, [], { draft: false, unlisted: true }],
    [[], UNLISTED, { draft: false, unlisted: true }],
  ])('original %j, translation %j', async (english, chinese, expected) => {
    const [[file, original]] = PLACES as [[string, string]];
    expect(await translated(original, file, [english, chinese])).toEqual(expected);
  });

  it.each(PLACES)('%s cannot be a draft by itself @F318', async (file, original) => {
    await expect(translated(original, file, [[], DRAFT])).rejects.toThrow(
      `${file}: "draft: true" is in the translation only. Add the key to ${original}`,
    );
  });

  it('says nothing of a translation without an original', async () => {
    folder.clear();
    const parser = createFrontMatterParser(dir, () => undefined);
    const filePath = at(`${ZH}/current/a.mdx`);
    const parsed = await parser({ filePath, fileContent: page(...UNLISTED) });
    expect(parsed.frontMatter).toMatchObject({ unlisted: true });
  });
});

it.each(['docs/100%.mdx', 'docs/a#b.mdx', 'docs/a?.mdx', 'docs/a:b.mdx'])(
  'refuses the name %s',
  async (file) => {
    await expect(parse(page(), file)).rejects.toThrow(`${file}: the name of the file has `);
  },
);

it('takes names of other letters', async () => {
  for (const name of ['中文 名', '[n]', 'a$&b', "o'p"])
    await expect(parse(page(), `docs/${name}.mdx`)).resolves.toBeTruthy();
});
