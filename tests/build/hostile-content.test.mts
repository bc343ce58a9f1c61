import fs from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureSite, pageSource, type CommandResult } from '../lib/fixture-site.mts';
import { ENGLISH_PARTS, PAYLOADS, SECRET } from '../lib/payloads.mts';
import { CHINESE_FOLDER as ZH, applyEdits, type Edited } from '../lib/translation-edits.mts';

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
const ELSEWHERE = 'i18n/zh/docusaurus-plugin-content-blog/authors.yml';

let site: FixtureSite;
let built: CommandResult;
let checked: CommandResult;
let edited: Edited[];

beforeAll(async () => {
  site = await FixtureSite.create();
  await site.write('.env.secret', SECRET);
  for (const [file, content] of Object.entries(ENGLISH_PARTS)) await site.write(file, content);
  for (const { name, english } of PAYLOADS) {
    await site.write(`docs/${name}.mdx`, english ?? pageSource(name));
  }
  await site.write('docs/as-text.mdx', `${pageSource('as-text')}\n![x](/img/known.svg)\n`);
  await site.write(
    'docs/uses-header.mdx',
    `${pageSource('uses-header')}\nimport Header from './shared/header.mdx';\n\n<Header />\n`,
  );
  edited = await applyEdits(site, 'write');
  await site.translate();
  for (const { name, chinese } of PAYLOADS) {
    const file = `${ZH}/${name}.mdx`;
    await site.write(file, chinese(await site.read(file)));
  }
  await site.write(`${ZH}/shared/part.mdx`, `中文 ${'{process.env.SECRET_TOKEN}'}\n`);
  await site.write(
    `${ZH}/shared/header.mdx`,
    `---js\n(require('fs').writeFileSync('ran.txt', ''), {})\n---\n中文\n`,
  );
  await site.replace(ELSEWHERE, 'name: Team', `name: Team\n  url: javascript:alert('${SECRET}')`);
  await site.write('i18n/zh/evil.html', `<script>${SECRET}</script>`);
  const asText = `${ZH}/as-text.mdx`;
  const title = `中文 as-text ${MARKUP}`;
  const translated = (await site.read(asText)).replace('中文 as-text', `'${title}'`);
  await site.write(asText, translated.replace(/\n!\[.*\n/, `\n${AS_TEXT}\n`));
  await applyEdits(site, 'edit', edited);
  const env = { SECRET_TOKEN: SECRET };
  built = await site.build(env);
  checked = await site.run(['--import=tsx', 'packages/translations/cli/cli.mts', 'check'], env);
}, 400_000);
afterAll(() => site.remove());

/** Lines of the check about a file. */
const findingsOf = (file: string): string[] =>
  checked.output.split('\n').filter((line) => line.startsWith(`${file}:`));

describe('a translation that holds more than text', () => {
  it('does not stop the build, and there are enough of them', () => {
    expect(built.code, built.output).toBe(0);
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(PAYLOADS)('$name: English is shown, and the check names it', async ({ name, says }) => {
    const page = await site.read(`build/zh/${name}.html`);
    expect(page).toContain(`Text of ${name}.`);
    expect(page).toMatch(/<article lang=en>/);
    const findings = findingsOf(`${ZH}/${name}.mdx`);
    expect(findings.join('\n'), checked.output).toMatch(says);
    expect(findings[0]).toMatch(/\.mdx:\d+: /);
  });

  it('is named in the files that pages share', () => {
    expect(findingsOf(`${ZH}/shared/part.mdx`).join()).toMatch(/:1: .*is code/);
    expect(findingsOf(`${ZH}/shared/header.mdx`).join()).toMatch(/:1: .*front matter is YAML/);
    expect(findingsOf(ELSEWHERE).join()).toMatch(/:3: .*"url" of "team"/);
    expect(findingsOf('i18n/zh/evil.html')).toHaveLength(1);
  });

  it('has run nothing', async () => {
    await expect(site.read('ran.txt')).rejects.toThrow(/ENOENT/);
    expect(await site.read('build/zh/uses-header.html')).toContain('Another part in English.');
  });

  it('has left nothing in what readers get', async () => {
    const files = await fs.readdir(path.join(site.dir, 'build'), {
      recursive: true,
      withFileTypes: true,
    });
    const texts = files.filter((file) => file.isFile());
    expect(texts.length).toBeGreaterThan(200);
    for (const file of texts) {
      const text = await fs.readFile(path.join(file.parentPath, file.name), 'latin1');
      expect(text.includes(SECRET), file.name).toBe(false);
      expect(text.includes('smuggled'), file.name).toBe(false);
    }
  });
});

it('markup where only text can stand is text, in the page and in all that is made of it', async () => {
  const page = await site.read('build/zh/as-text.html');
  expect(page).toContain('中文 More.');
  expect(page.match(/&lt;img src=x onerror=hit/g)!.length).toBeGreaterThan(8);
  for (const file of ['as-text.html', 'guide/basic/cli.html', 'sitemap.xml']) {
    const { window } = new JSDOM(await site.read(`build/zh/${file}`));
    expect(window.document.querySelectorAll('[onerror], [src="x"]').length, file).toBe(0);
  }
});

describe('an edit of either language', () => {
  it('there are at least 40 kinds', () => {
    expect(new Set(edited.flatMap(({ kinds }) => kinds)).size).toBeGreaterThanOrEqual(40);
  });

  it('leaves every page that English has with a page in Chinese', async () => {
    for (const { name, kinds, isShown } of edited) {
      const shown = await fs.stat(path.join(site.dir, `build/zh/${name}.html`)).catch(() => null);
      expect(shown !== null, `${name}: ${kinds.join()}`).toBe(isShown);
    }
  });
});
