import { describe, expect, it } from 'vitest';
import { makeFolder } from '../testing/library.mts';
import { makeSmallLibrary } from '../testing/small-library.mts';
import { convert } from './convert.mts';
import { explain } from './explain.mts';
import { Folder } from './folder.mts';
import { read } from './read.mts';
import { search } from './search.mts';
import { Problem } from './texts.mts';

const library = makeSmallLibrary();

describe('search', () => {
  it.each([
    ['en', 'hyphens', 'guide/basic/cli'],
    ['zh', '连字符', 'guide/basic/cli'],
    ['zh', 'format', 'guide/faq/errors'],
    ['zh', '退出码', 'guide/basic/cli#codes'],
  ] as const)('answers in %s to "%s" with places', (lang, query, place) => {
    expect(search(library, lang, query)).toContain(`- ${place}`);
  });

  it('says what was looked for instead of a misspelt word, and that nothing is found', () => {
    expect(search(library, 'en', 'hyphnes')).toContain('Looked for "hyphens" instead.');
    expect(search(library, 'en', 'kubernetes')).toBe('Nothing is found for "kubernetes".');
    expect(search(library, 'zh', 'kubernetes')).toContain('没有找到');
  });
});

it('search begins with the section whose heading asks the question, in the words of the glossary', () => {
  const asking = makeSmallLibrary({ synonyms: [['format', 'shape']] });
  const [first] = search(asking, 'en', 'why is my shape unsupported, in hyphens').split('\n- ');
  expect(first).toContain('- guide/faq/errors#format: Errors > Unsupported format');
  expect(search(asking, 'en', 'hyphens')).not.toContain('#format');
});

describe('read', () => {
  it.each([
    'guide/basic/cli',
    'guide/basic/cli.md',
    '/zh/guide/basic/cli',
    'https://rslib.rs/guide/basic/cli',
    'docs/guide/basic/cli.mdx',
  ])('knows the page by %s', (name) => {
    expect(read(library, 'en', name)).toMatch(/^guide\/basic\/cli\n\n# Command line/);
  });

  it('ends a section at the next one of its level, and includes its subsections', () => {
    expect(read(library, 'en', 'guide/basic/cli#flags')).toContain('One is a failure.');
    expect(read(library, 'zh', 'guide/basic/cli#codes')).toBe(
      'guide/basic/cli#codes\n\n### 退出码一表示失败。 {#codes}\n\n退出码一表示失败。',
    );
  });

  it.each([
    ['guide/basic/clu', 'guide/basic/cli'],
    ['guide/basic/cli#code', 'codes'],
    ['guide/basic/cli#%E0', 'has no section "%E0"'],
  ])('names what is like %s, which is not there', (place, near) => {
    expect(() => read(library, 'en', place)).toThrow(near);
  });
});

describe('explain', () => {
  it.each([
    'error   Unsupported format: amd',
    '\u001b[31merror\u001b[39m   Failed to build.\nerror   Unsupported format: "xyz"\n    at a.js:1',
  ])('finds the message in %j, whatever stands for its gap', (text) => {
    expect(explain(library, 'en', text)).toMatch(/^guide\/faq\/errors#format\n[\s\S]*en: esm/);
    expect(explain(library, 'zh', text)).toContain('zh: esm');
  });

  it('finds a message by its number', () => {
    const messages = [
      { text: 'TS5011: The common source directory of … is …', place: 'guide/faq/errors#format' },
    ];
    const own = makeSmallLibrary({ messages });
    expect(explain(own, 'en', 'src/a.ts(1,1): error TS5011')).toMatch(/^guide\/faq\/errors#format/);
  });

  it('shows what comes nearest to a text that no page quotes, says so, and what to give instead of nothing', () => {
    expect(explain(library, 'en', 'format is wrong')).toMatch(/^No page quotes this text/);
    expect(() => explain(library, 'en', ' \n')).toThrow('Give the text');
    expect(() => explain(library, 'zh', 'kubernetes')).toThrow(Problem);
    expect(new Problem('unexplained').in('zh')).toContain('没有页面解释');
  });
});

describe('convert', () => {
  const { dir } = makeFolder({
    'a.ts': 'const a = 1',
    'tsup.config.ts': `import { base } from './config/base';\nexport default { ...base };`,
    'config/base.ts': `export const base = { format: ['esm'], minify: true };`,
  });
  const folder = Folder.open(dir);

  it('reads a file with what it imports', () => {
    const text = convert('en', folder, '', 'tsup.config.ts');
    expect(text).toContain('output: { minify: true }');
    expect(text).toContain("lib: [{ format: 'esm' }]");
  });

  it.each([
    ['en', 'What becomes of each option:'],
    ['zh', '各配置项的去向：'],
  ] as const)('gives the configuration and notes in %s', (lang, heading) => {
    const text = convert(lang, folder, `export default { format: ['cjs'] };`);
    expect(text).toMatch(/defineConfig\(\{[\s\S]*format: 'cjs'/);
    expect(text).toContain(heading);
  });

  it('names file, place and reason where it cannot', () => {
    expect(() => convert('en', folder, 'export default {')).toThrow(
      /^tsup\.config\.ts:1:\d+: this is not valid TypeScript/,
    );
    expect(() => convert('zh', folder, '', 'a.ts')).toThrow('a.ts: 没有导出配置');
  });
});
