import fs from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureSite, pageSource, type CommandResult } from '../lib/fixture-site.mts';
import { ENGLISH_PARTS, PAYLOADS, SECRET } from '../lib/payloads.mts';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
/** Markup at places that only hold text: it is shown as it is written. */
const MARKUP = '<img src=x onerror=hit>';
const AS_TEXT = [
  `\`\`\`ts title="a.ts${MARKUP}"\n${MARKUP}\n\`\`\``,
  `中文 \`${MARKUP}\` \\${MARKUP} {'${MARKUP}'} {"${MARKUP}"}`,
  `:::note[中文 \\${MARKUP}]\n中文\n:::`,
  `| \\${MARKUP} |\n| --- |\n| \`${MARKUP}\` |`,
  `[\\${MARKUP}](./guide/basic/cli.mdx '${MARKUP}')`,
  `![${MARKUP.replace('<', '\\<')}](/img/known.svg '${MARKUP}')`,
  `\`\`\`mermaid\nflowchart TD\naccTitle: ${MARKUP}\naccDescr: ${MARKUP}\nA["${MARKUP}"] --> B\n\`\`\``,
].join('\n\n');
const AUTHORS = 'i18n/zh/docusaurus-plugin-content-blog/authors.yml';

const inText = (text: string) => (zh: string) => zh.replace(/Text of .*/, `$&${text}`);
const atEnd = (text: string) => (zh: string) => `${zh}\n${text}\n`;

/** A change that breaks a Chinese page, its line, and the message in the log. */
const FAULTS: [name: string, line: number, says: RegExp, chinese: (zh: string) => string][] = [
  ['mdx', 13, /./, atEnd('<Broken {')],
  ['yaml', 3, /./, (zh) => zh.replace(/description: .*/, 'description: [x')],
  ['key', 1, /titel|title/, (zh) => zh.replace('title:', 'titel:')],
  ['link', 6, /\/nope/, inText('[x](/nope)')],
  ['file', 6, /nope\.mdx/, inText('[x](./nope.mdx)')],
  ['fragment', 6, /#nope/, inText('[x](#nope)')],
  ['image', 6, /nope\.png/, inText('![x](./nope.png)')],
  ['language', 6, /is a page of this site/, inText('[x](/zh/)')],
  ['component', 6, /<Nope>/, inText('<Nope />')],
  ['fence', 12, /typoscript/, atEnd('```typoscript\nx\n```')],
  ['types', 13, /TS2304/, atEnd('```ts twoslash\nlet a = b;\n```')],
];

const inHeader = (line: string) => (en: string) => en.replace('\n---\n', `\n${line}\n---\n`);
/** What writers do to an English page whose translation stays, and whether it keeps its address. */
const EDITS: [name: string, english: (en: string) => string, isShown: boolean][] = [
  ['section-removed', (en) => en.replace(/\n## [\s\S]*/, '\n'), true],
  ['section-renamed', (en) => en.replace('#first', '#other'), true],
  ['hidden', inHeader('unlisted: true'), true],
  ['draft', inHeader('draft: true'), false],
  ['moved', inHeader('slug: /elsewhere'), false],
  ['deleted', () => '', false],
];
/** What happens to files of translators; the page is then English, or shows what is left. */
const ACCIDENTS: [name: string, chinese: (zh: string) => string | Uint8Array][] = [
  ['empty', () => ''],
  ['cut', (zh) => zh.slice(0, zh.length / 2)],
  ['encoding', () => new Uint8Array([0xd6, 0xd0, 0xce, 0xc4, 0x0a])],
  ['conflict', (zh) => zh.replace('More.', '<<<<<<< HEAD\n中文\n=======\n文\n>>>>>>> b')],
  ['no-header', (zh) => zh.replace(/^---[\s\S]*?\n---\n/, '')],
  ['slug', (zh) => zh.replace('\n---\n', '\nslug: ../../x\n---\n')],
];
/** Leads to each edited page; the English one no longer does. */
const LEADS = EDITS.map(([name]) => `[x](./${name}.mdx#first)`).join(' ');

/** A component that only works with an English text, which shows when it renders. */
const PICKY = `export function Picky({ title }) {
  return title.match(/^Text/)[0];
}
`;
/** A component with a mistake: a text that is markup for readers. */
const CARELESS = `export function Careless({ title }) {
  return <p dangerouslySetInnerHTML={{ __html: title }} />;
}
`;
const LATE = `\nimport { Picky } from '@site/src/Picky';\n\n<Picky title="Text" />\n`;
const HEADER = `\nimport Header from './shared/header.mdx';\n\n<Header />\n`;
/** English pages beside those that have a list. */
const PAGES: Record<string, string> = {
  'as-text': '\n![x](/img/known.svg)\n',
  'uses-header': HEADER,
  rendered: LATE,
  careless: LATE.replaceAll('Picky', 'Careless'),
  fine: '',
  signs: '',
  untranslated: '',
  behind: '',
  trifle: '',
  leads: `\n${LEADS}\n`,
  ...Object.fromEntries([...EDITS, ...ACCIDENTS].map(([name]) => [name, ''])),
};
const SIGNS = '标题 🚀 → ① ★ ✅ ⌘ 𠮷';

let site: FixtureSite;
let built: CommandResult;
let checked: CommandResult;

async function writeEnglish(): Promise<void> {
  await site.write('.env.secret', SECRET);
  await site.write('src/Picky.tsx', PICKY);
  await site.write('src/Careless.tsx', CARELESS);
  for (const [file, content] of Object.entries(ENGLISH_PARTS)) await site.write(file, content);
  for (const { name, english } of PAYLOADS) {
    await site.write(`docs/${name}.mdx`, english ?? pageSource(name));
  }
  for (const [name] of FAULTS) await site.write(`docs/${name}.mdx`, pageSource(name));
  for (const [name, text] of Object.entries(PAGES)) {
    await site.write(`docs/${name}.mdx`, pageSource(name) + text);
  }
}

async function damageTranslations(): Promise<void> {
  const change = async (name: string, chinese: (zh: string) => string | Uint8Array) => {
    const file = `${ZH}/${name}.mdx`;
    await site.write(file, chinese(await site.read(file)));
  };
  for (const { name, chinese } of PAYLOADS) await change(name, chinese);
  for (const [name, , , chinese] of FAULTS) await change(name, chinese);
  for (const [name, chinese] of ACCIDENTS) await change(name, chinese);
  await change('rendered', (zh) => zh.replace('title="Text"', 'title="中文"'));
  await change('careless', (zh) => zh.replace('title="Text"', 'title="<iframe src=//x.example>"'));
  await change('fine', inText('[x](./mdx.mdx#first)'));
  await change('signs', (zh) => zh.replace('title: 中文 signs', `title: ${SIGNS}`));
  await change('as-text', (zh) =>
    zh.replace('中文 as-text', `'中文 as-text ${MARKUP}'`).replace(/\n!\[.*\n/, `\n${AS_TEXT}\n`),
  );
  await fs.rm(path.join(site.dir, ZH, 'untranslated.mdx'));
  await site.write(`${ZH}/only-chinese.mdx`, pageSource('only-chinese'));
  await site.write(`${ZH}/shared/part.mdx`, `中文 ${'{process.env.SECRET_TOKEN}'}\n`);
  await site.write(
    `${ZH}/shared/header.mdx`,
    `---js\n(require('fs').writeFileSync('ran.txt', ''), {})\n---\n中文\n`,
  );
  await site.replace(AUTHORS, 'name: Team', `name: Team\n  url: javascript:alert('${SECRET}')`);
  await site.write('i18n/zh/evil.html', `<script>${SECRET}</script>`);
  await site.write(
    'i18n/zh/code.json',
    JSON.stringify({
      'theme.common.skipToMainContent': { message: '<b>跳到正文</b>' },
      'doc-page.updated': { message: '最后更新' },
      'appearance.switch.label': { message: '切换外观' },
      'outline.label': ['no', 'message'],
    }),
  );
  await site.write('i18n/zh/docusaurus-theme-classic/navbar.json', '{\n  "title": {\n    "mess');
  await site.write('i18n/zh/docusaurus-theme-classic/footer.json', '[]');
}

beforeAll(async () => {
  site = await FixtureSite.create();
  await writeEnglish();
  await site.translate();
  await damageTranslations();
  await site.replace('docs/behind.mdx', 'More.', 'Much more.');
  await site.replace('docs/trifle.mdx', 'More.', 'More!');
  await site.replace('docs/leads.mdx', LEADS, 'None.');
  for (const [name, edit] of EDITS) {
    const edited = edit(pageSource(name));
    if (edited) await site.write(`docs/${name}.mdx`, edited);
    else await fs.rm(path.join(site.dir, `docs/${name}.mdx`));
  }
  const env = { SECRET_TOKEN: SECRET };
  built = await site.build(env);
  checked = await site.run(['--import=tsx', 'packages/translations/cli/cli.mts', 'check'], env);
}, 600_000);
afterAll(() => site.remove());

/** Lines of a command about a file. */
const linesAbout = (file: string, { output }: CommandResult = checked): string[] =>
  output.split('\n').flatMap((line) => (line.trim().startsWith(`${file}:`) ? [line.trim()] : []));

/** All that readers get. */
async function publishedTexts(): Promise<[file: string, text: string][]> {
  const folder = path.join(site.dir, 'build');
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(200);
  return Promise.all(
    files.map(async ({ parentPath, name }) => [
      name,
      await fs.readFile(path.join(parentPath, name), 'latin1'),
    ]),
  );
}

describe('a translation that holds more than text', () => {
  it('does not stop the build, and there are enough of them', () => {
    expect(built.code, built.output).toBe(0);
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(PAYLOADS)('$name: English is shown, build and check name it', async ({ name, says }) => {
    const page = await site.read(`build/zh/${name}.html`);
    expect(page).toContain(`Text of ${name}.`);
    expect(page).toMatch(/<article lang=en>/);
    for (const result of [built, checked]) {
      const findings = linesAbout(`${ZH}/${name}.mdx`, result);
      expect(findings.join('\n'), result.output).toMatch(says);
      expect(findings[0]).toMatch(/\.mdx:\d+: /);
    }
  });

  it('is named in the files that pages share', () => {
    expect(linesAbout(`${ZH}/shared/part.mdx`).join()).toMatch(/:1: .*is code/);
    expect(linesAbout(`${ZH}/shared/header.mdx`).join()).toMatch(/:1: .*front matter is YAML/);
    for (const result of [built, checked]) {
      expect(linesAbout(AUTHORS, result).join()).toMatch(/:3: .*"url" of "team"/);
    }
    expect(linesAbout('i18n/zh/evil.html')).toHaveLength(1);
  });

  it('has run nothing, and has left nothing in what readers get', async () => {
    await expect(site.read('ran.txt')).rejects.toThrow(/ENOENT/);
    expect(await site.read('build/zh/uses-header.html')).toContain('Another part in English.');
    for (const [file, text] of await publishedTexts()) {
      expect(text.includes(SECRET), file).toBe(false);
      expect(text.includes('smuggled'), file).toBe(false);
    }
  });
});

it('markup in a text field is text, in the page and in its other forms', async () => {
  const page = await site.read('build/zh/as-text.html');
  expect(page).toContain('中文 More.');
  expect(page.match(/&lt;img src=x onerror=hit/g)!.length).toBeGreaterThan(8);
  for (const file of ['as-text.html', 'guide/basic/cli.html', 'sitemap.xml']) {
    const { window } = new JSDOM(await site.read(`build/zh/${file}`));
    expect(window.document.querySelectorAll('[onerror], [src="x"]').length, file).toBe(0);
  }
});

it('edits of English, and accidents, leave every page that English has with a page in Chinese', async () => {
  const kept = ['leads', ...ACCIDENTS.map(([name]) => name)].map((name) => ({
    name,
    isShown: true,
  }));
  const pages = [...EDITS.map(([name, , isShown]) => ({ name, isShown })), ...kept];
  for (const { name, isShown } of pages) {
    const shown = await fs.stat(path.join(site.dir, `build/zh/${name}.html`)).catch(() => null);
    expect(shown !== null, name).toBe(isShown);
  }
});

describe('a broken translation', () => {
  it.each(FAULTS)('%s: falls back to English, named with its line @F120', async (name, line, says) => {
    expect(await site.read(`build/zh/${name}.html`)).toContain(`Text of ${name}.`);
    const logged = linesAbout(`${ZH}/${name}.mdx:${line}`, built);
    expect(logged, built.output).toContainEqual(expect.stringMatching(says));
  }); // prettier-ignore

  it('that throws while it is rendered is left out by a second run, and named @F121', async () => {
    expect(await site.read('build/zh/rendered.html')).toContain('Text of rendered.');
    expect(await site.read('build/zh/rendered.html')).toMatch(/<article lang=en>/);
    expect(built.output).toMatch(
      new RegExp(`${ZH}/rendered\\.mdx:1: .*cannot be rendered.*Cannot read prop`),
    );
  });

  it('that becomes markup is left out, and named', async () => {
    expect(await site.read('build/zh/careless.html')).toMatch(/<article lang=en>/);
    expect(built.output).toMatch(
      new RegExp(`${ZH}/careless\\.mdx:1: .*becomes the element <iframe>`),
    );
  });

  it('leaves its healthy neighbours as they are, and is none for signs in its title that a font lacks @F249', async () => {
    const page = await site.read('build/zh/fine.html');
    expect(page).toContain('中文 Text of fine.');
    expect(page).not.toContain('.docusaurus-i18n');
    expect(await site.read('build/zh/page-index.json')).not.toContain('.docusaurus-i18n');
    expect(await site.read('build/zh/signs.html')).toContain('中文 Text of signs.');
  });

  it('leaves out texts with markup, without their placeholders, or of another shape @F110 @F112', async () => {
    const page = await site.read('build/zh/fine.html');
    expect(page).toContain('切换外观');
    expect(page).not.toContain('跳到正文');
    for (const key of ['theme.common.skipToMainContent', 'doc-page.updated', 'outline.label']) {
      expect(built.output).toMatch(new RegExp(`i18n/zh/code\\.json:1: "${key}" `));
    }
    expect(built.output).toMatch(/i18n\/zh\/docusaurus-theme-classic\/navbar\.json:3: /);
    expect(built.output).toMatch(/i18n\/zh\/docusaurus-theme-classic\/footer\.json:1: /);
  });

  it('fails the check of the translators @F113', () => {
    expect(checked.code, checked.output).toBe(1);
    expect(checked.output).toContain(`${ZH}/only-chinese.mdx:1: `);
    // No sample is compiled here: one that is not the English one is a finding already.
    expect(checked.output).toContain(`${ZH}/types.mdx:12: #first number of samples differs`);
    for (const [name, line] of FAULTS) {
      if (name !== 'types') expect(checked.output).toContain(`${ZH}/${name}.mdx:${line}:`);
    }
  });
});

describe('readers', () => {
  const NOTICE = /role=note/;

  it('see which sections are behind, with links to the English ones, nothing for trifles, and nothing in English', async () => {
    const page = await site.read('build/zh/behind.html');
    expect(page).toMatch(NOTICE);
    expect(page).toMatch(/<a href="?\/behind#first"? hreflang=en>中文 First<\/a>/i);
    expect(page).not.toMatch(/<article lang=en>|noindex/);
    expect(await site.read('build/zh/trifle.html')).not.toMatch(NOTICE);
    expect(await site.read('build/behind.html')).not.toMatch(NOTICE);
  });

  it('never get the review view of development', async () => {
    for (const [file, text] of await publishedTexts()) {
      expect(text, file).not.toMatch(/Review of the translation|English, as accepted/);
      expect(text, file).not.toContain('i18n accept behind');
    }
  });

  it.each([
    ['untranslated', '/new/main/website/i18n/zh/'],
    ['mdx', '/edit/main/website/i18n/zh/'],
  ])('see %s in English, marked as such, and how to help @F113', async (name, link) => {
    const page = await site.read(`build/zh/${name}.html`);
    expect(page).toMatch(/<article lang=en>/);
    expect(page).toMatch(/<meta [^>]*name=robots content=noindex/);
    expect(page).toMatch(NOTICE);
    expect(page).toContain(link);
    expect(await site.read('build/zh/sitemap.xml')).not.toContain(`/zh/${name}<`);
    expect(await site.read('build/sitemap.xml')).toContain(`/${name}<`);
  });
});
