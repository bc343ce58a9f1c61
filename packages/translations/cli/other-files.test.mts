import { beforeAll, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { AUTHORS_FILE, checkAuthors, findForeignFiles } from './other-files.mts';

const ENGLISH = 'team:\n  name: Team\n  title: Writers\n  url: https://a.example\n';
const CHINESE = ENGLISH.replace('Writers', '作者');

const NAMES = [...'abcdefghijklmnopqrstuvwxyz'];
const ENDLESS = NAMES.map((name, at) => {
  const before = NAMES[at - 1];
  return `${name}: &${name} [${before ? `*${before}, *${before}` : 'x'}]\n`;
}).join('');

const { dir: root, write } = tempFolder();
beforeAll(() => write('blog/authors.yml', ENGLISH));

const findings = async (chinese: string): Promise<string[]> => {
  write(AUTHORS_FILE, chinese);
  return (await checkAuthors(root)).map(({ line, message }) => `${line}: ${message}`);
};

it('authors in other words pass', async () => {
  expect(await findings(CHINESE)).toEqual([]);
});

it.each<[string, string, RegExp]>([
  ['another address', CHINESE.replace('a.example', 'b.example'), /^4: "url" of "team" is "https:/],
  ['an address that runs', CHINESE.replace('https://a.example', 'javascript:x'), /^4: "url"/],
  ['no address', CHINESE.replace(/ {2}url.*\n/, ''), /"url" of "team" is nothing/],
  ['a picture', `${CHINESE}  image_url: https://b.example/x.png\n`, /^5: "image_url"/],
  ['a page of its own', `${CHINESE}  page: true\n`, /^5: "page"/],
  ['a title that is not text', CHINESE.replace('作者', '[a]'), /"title"/],
  ['another author', `${CHINESE}other:\n  name: Other\n`, /^6: the author "other" is not in blog/],
  ['nobody', 'x:\n  name: X\n', /the author "team" is missing/],
  ['a list', '- a\n', /expected authors by name/],
  ['broken YAML', 'team: [\n', /^\d: /],
  ['a text in bold', CHINESE.replace('作者', '**作者**'), /^3: unidentified alias.*in quotes/],
  ['a text that begins with a star', CHINESE.replace('Team', '*团队'), /^2: .*in quotes/],
  [
    'a reference',
    CHINESE.replace('Team', '&x 团队').replace('作者', '*x'),
    /^3: \*x stands for another value\..*in quotes/,
  ],
  ['an author who holds itself', 'team: &x\n  name: *x\n', /^2: \*x/],
  ['a value that doubles with every line', ENDLESS, /^2: \*a stands for another value/],
  [
    'a value with a type',
    CHINESE.replace('Team', '!!js/function "x"'),
    /^2: unknown tag .*in quotes/,
  ],
  ['a date', CHINESE.replace('Team', '2020-01-01'), /^2: "name" of "team" is "2020.*a text\. Put/],
  ['a number', CHINESE.replace('Team', '0b11'), /^2: "name" of "team" is 3 instead of a text/],
  ['an empty text', CHINESE.replace('Team', '""'), /^2: "name" of "team" is "" instead of a text/],
  ['a character that is not seen', CHINESE.replace('作者', '作\u0001者'), /non-printable/],
  [
    'half of a character',
    CHINESE.replace('作者', '"作\\uD83D者"'),
    /^3: "title" of "team" holds half/,
  ],
  ['a file that is not text', '\0', /text|character/],
  ['lists without end', `team: ${'['.repeat(100_000)}`, /^1: it has more than 100 levels/],
  ['lists in lists', `team: ${'- '.repeat(20_000)}`, /^1: it has more than 100 levels/],
])('%s is named with its line', async (_name, chinese, says) => {
  expect((await findings(chinese)).join('\n')).toMatch(says);
});

it('names files that are neither pages nor texts', async () => {
  const docs = 'i18n/zh/docusaurus-plugin-content-docs';
  const known = ['code.json', 'docusaurus-theme-classic/navbar.json', 'translation.lock.json'];
  for (const name of known) write(`i18n/zh/${name}`, '{}');
  write(`${docs}/current/a.mdx`, 'a');
  write(`${docs}/version-1.0.json`, '{}');
  write('i18n/zh/.editor/a.mdx', 'a');
  write('i18n/zh/STYLE.md', 'a');
  const foreign = ['a.mdx', 'evil.html', 'docusaurus-plugin-content-pages/a.mdx'];
  for (const name of foreign) write(`i18n/zh/${name}`, 'a');
  write(`${docs}/current/a.md`, 'a');
  write(`${docs}/current/evil.js`, 'a');
  write(`${docs}/current/evil.svg`, 'a');
  expect((await findForeignFiles(root)).map(({ file }) => file).sort()).toEqual(
    [
      ...foreign.map((name) => `i18n/zh/${name}`),
      `${docs}/current/a.md`,
      `${docs}/current/evil.js`,
      `${docs}/current/evil.svg`,
    ].sort(),
  );
});
