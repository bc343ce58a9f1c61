import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureSite, pageSource, type CommandResult } from '../lib/fixture-site.mts';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';

function chinese(title: string, body = ''): string {
  return pageSource(title)
    .replace(`Text of ${title}.`, `${title}的中文正文。${body}`)
    .replace('More.', '更多内容。');
}

/** What is wrong with a Chinese page, the line of it, and what the log says. */
const FAULTS: Record<string, { source: string; line: number; says: RegExp }> = {
  mdx: { source: `${chinese('mdx')}\n<Broken {\n`, line: 13, says: /./ },
  yaml: {
    source: '---\ntitle: 标题\ndescription: [x\n---\n\n中文。\n',
    line: 3,
    says: /./,
  },
  key: { source: chinese('key').replace('title:', 'titel:'), line: 1, says: /titel|title/ },
  link: { source: chinese('link', '[x](/nope)'), line: 6, says: /\/nope/ },
  file: { source: chinese('file', '[x](./nope.mdx)'), line: 6, says: /nope\.mdx/ },
  fragment: { source: chinese('fragment', '[x](#nope)'), line: 6, says: /#nope/ },
  image: { source: chinese('image', '![x](./nope.png)'), line: 6, says: /nope\.png/ },
  component: { source: chinese('component', '<Nope />'), line: 6, says: /<Nope>/ },
  throwing: {
    source: chinese('throwing', "{(() => { throw new Error('x'); })()}"),
    line: 6,
    says: /is code/,
  },
  expression: { source: chinese('expression', '{nope.deep}'), line: 6, says: /nope\.deep/ },
  script: { source: chinese('script', '<script>1</script>'), line: 6, says: /<script>/ },
  href: { source: chinese('href', '[x](javascript:alert)'), line: 6, says: /javascript:/ },
  slug: { source: chinese('slug').replace('---\n\n', 'slug: /x\n---\n\n'), line: 1, says: /slug/ },
  fence: {
    source: `${chinese('fence')}\n\`\`\`typoscript\nx\n\`\`\`\n`,
    line: 12,
    says: /typoscript/,
  },
  types: {
    source: `${chinese('types')}\n\`\`\`ts twoslash\nlet a = b;\n\`\`\`\n`,
    line: 13,
    says: /TS2304/,
  },
};

/** A component that only works with a text as English has it, which shows when it is drawn. */
const PICKY = `export function Picky({ title }) {
  return title.match(/^Text/)[0];
}
`;
const LATE = (title: string): string =>
  `\nimport { Picky } from '@site/src/Picky';\n\n<Picky title="${title}" />\n`;

let site: FixtureSite;
let built: CommandResult;

beforeAll(async () => {
  site = await FixtureSite.create();
  for (const [name, { source }] of Object.entries(FAULTS)) {
    await site.write(`docs/${name}.mdx`, pageSource(name));
    await site.write(`${ZH}/${name}.mdx`, source);
  }
  await site.write('src/Picky.tsx', PICKY);
  await site.write('docs/rendered.mdx', pageSource('rendered') + LATE('Text'));
  await site.write(`${ZH}/rendered.mdx`, chinese('rendered') + LATE('中文'));
  await site.write('docs/fine.mdx', pageSource('fine'));
  await site.write(`${ZH}/fine.mdx`, chinese('fine', '[x](./mdx.mdx#first)'));
  await site.write('docs/signs.mdx', pageSource('signs'));
  const signs = String.raw`"标题 🚀 → ① ★ ✅ ⌘ 𠮷 \u0001 \u2060"`;
  await site.write(`${ZH}/signs.mdx`, chinese('signs').replace('title: signs', `title: ${signs}`));
  await site.write(`${ZH}/only-chinese.mdx`, chinese('only-chinese'));
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
  await site.write('i18n/zh/docusaurus-plugin-content-blog/authors.yml', 'team: [\n');
  await site.write('docs/untranslated.mdx', pageSource('untranslated'));
  for (const name of ['behind', 'trifle']) {
    await site.write(`docs/${name}.mdx`, pageSource(name));
    await site.write(`${ZH}/${name}.mdx`, chinese(name));
    await site.run(['--import=tsx', 'packages/translations/cli/cli.mts', 'accept', name]);
  }
  await site.replace('docs/behind.mdx', 'More.', 'Much more.');
  await site.replace('docs/trifle.mdx', 'More.', 'More!');
  built = await site.build();
});
afterAll(() => site.remove());

describe('a broken translation', () => {
  it('does not stop the build', () => {
    expect(built.code, built.output).toBe(0);
  });

  for (const [name, { line, says }] of Object.entries(FAULTS)) {
    it(`${name}: falls back to English and is named with its line @F120`, async () => {
      expect(await site.read(`build/zh/${name}.html`)).toContain(`Text of ${name}.`);
      const logged = built.output
        .split('\n')
        .filter((text) => text.includes(`${ZH}/${name}.mdx:${line}:`));
      expect(logged, built.output).toContainEqual(expect.stringMatching(says));
    });
  }

  it('that throws while it is rendered is left out by a second run, and named @F121', async () => {
    expect(await site.read('build/zh/rendered.html')).toContain('Text of rendered.');
    expect(await site.read('build/zh/rendered.html')).toMatch(/<article lang=en>/);
    expect(built.output).toMatch(
      new RegExp(`${ZH}/rendered\\.mdx:1: .*cannot be rendered.*Cannot read prop`),
    );
  });

  it('leaves its healthy neighbours as they are, with edit links to their files', async () => {
    const page = await site.read('build/zh/fine.html');
    expect(page).toContain('fine的中文正文。');
    expect(page).not.toContain('.docusaurus-i18n');
    expect(await site.read('build/zh/page-index.json')).not.toContain('.docusaurus-i18n');
  });

  it('is none for signs in its title that a font lacks @F249', async () => {
    expect(await site.read('build/zh/signs.html')).toContain('signs的中文正文。');
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
    expect(built.output).toMatch(/authors\.yml:\d+: /);
  });

  it('fails the check of the translators @F113', async () => {
    const { code, output } = await site.run([
      '--import=tsx',
      'packages/translations/cli/cli.mts',
      'check',
    ]);
    expect(code, output).toBe(1);
    expect(output).toContain(`${ZH}/only-chinese.mdx:1: `);
    // No sample is compiled here: one that is not the English one is a finding already.
    expect(output).toContain(`${ZH}/types.mdx:8: #first number of samples differs`);
    for (const [name, { line }] of Object.entries(FAULTS)) {
      if (name !== 'types') expect(output).toContain(`${ZH}/${name}.mdx:${line}:`);
    }
  });
});

describe('readers', () => {
  const NOTICE = /role=note/;

  it('see which sections are behind, with links to the English ones', async () => {
    const page = await site.read('build/zh/behind.html');
    expect(page).toMatch(NOTICE);
    expect(page).toMatch(/<a href="?\/behind#first"? hreflang=en>First<\/a>/i);
    expect(page).not.toMatch(/<article lang=en>|noindex/);
  });

  it('never get the review view of development', async () => {
    const files = await fs.readdir(path.join(site.dir, 'build'), { recursive: true });
    const texts = files.filter((file) => /\.(?:html|js|css|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(50);
    for (const file of texts) {
      const text = await site.read(`build/${file}`);
      expect(text, file).not.toMatch(/Review of the translation|English, as accepted/);
      expect(text, file).not.toContain('i18n accept behind');
    }
    // Where these words come from; the test of the development server sees them.
    const panel = await site.read(
      'packages/translations/components/translation-notice/ReviewPanel.tsx',
    );
    expect(panel).toMatch(/Review of the translation[\s\S]*Close/);
    expect(panel).toContain('English, as accepted');
  });

  it('see nothing for trifles, and nothing in English', async () => {
    expect(await site.read('build/zh/trifle.html')).not.toMatch(NOTICE);
    expect(await site.read('build/behind.html')).not.toMatch(NOTICE);
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
