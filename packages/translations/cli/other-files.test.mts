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

it.each<[string, string, RegExp]>([
  ['another address', CHINESE.replace('a.example', 'b.example'), /^4: "url" of "team" is "https:/],
  ['no address', CHINESE.replace(/ {2}url.*\n/, ''), /"url" of "team" is nothing/],
  ['a picture', `${CHINESE}  image_url: https://b.example/x.png\n`, /^5: "image_url"/],
  ['another author', `${CHINESE}other:\n  name: Other\n`, /^6: the author "other" is not in blog/],
  ['nobody', 'x:\n  name: X\n', /the author "team" is missing/],
  ['a list', '- a\n', /expected authors by name/],
  ['broken YAML', 'team: [\n', /^\d: /],
  ['a text in bold', CHINESE.replace('作者', '**作者**'), /^3: unidentified alias.*in quotes/],
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
  ['an empty text', CHINESE.replace('Team', '""'), /^2: "name" of "team" is "" instead of a text/],
  ['a character that is not seen', CHINESE.replace('作者', '作\u0001者'), /non-printable/],
  ['a file that is not text', '\0', /text|character/],
  ['lists without end', `team: ${'['.repeat(100_000)}`, /^1: it has more than 100 levels/],
])('%s is named with its line, and authors in other words pass', async (_name, chinese, says) => {
  expect(await findings(CHINESE)).toEqual([]);
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
  const docsFiles = ['a.md', 'evil.js', 'evil.svg'].map((name) => `${docs}/current/${name}`);
  const ownFiles = ['a.mdx', 'evil.html', 'docusaurus-plugin-content-pages/a.mdx'];
  const foreign = [...docsFiles, ...ownFiles.map((name) => `i18n/zh/${name}`)];
  for (const file of foreign) write(file, 'a');
  const found = await findForeignFiles(root);
  expect(found.map(({ file }) => file).sort()).toEqual(foreign.sort());
});
