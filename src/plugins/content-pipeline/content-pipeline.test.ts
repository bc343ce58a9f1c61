import path from 'node:path';
import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { Root } from 'hast';
import { parseFragment, serialize } from 'parse5';
import { unified, type Pluggable } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { element, fence } from '@rslib-docs/kit/testing/hast';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { contentPipeline } from '.';

const FILES = ['rslib.config.ts', 'src/index.ts', 'dist/index.js'];
/** Lines of a file; two files below each other are higher than a window. */
const LINES = 30;

const SITE = { siteDir: '.', translations: [], origin: 'https://rslib.rs', locales: ['en'] };

it('a sample that is higher than the first screen stays one block', async () => {
  const { rehypePlugins } = contentPipeline(SITE);
  const text = Array.from({ length: 80 }, () => element('p', {}, 'Text. '.repeat(20)));
  const files = FILES.map((title) =>
    fence('text', `title="${title}" sample="one"`, 'a();\n'.repeat(LINES)),
  );
  const page: Root = { type: 'root', children: [...files, ...text] };
  await unified()
    .use(rehypePlugins as Pluggable[])
    .run(page);
  const found: string[] = [];
  visit(page, (node) => {
    if ('name' in node) found.push(String(node.name));
  });
  // The page is long enough to be cut, and the cut is not in the sample.
  expect(found).toContain('DeferredContent');
  expect(found.filter((name) => name === 'SampleBlock')).toHaveLength(1);
  expect(found.filter((name) => name === 'SamplePanel')).toHaveLength(FILES.length);
});

/** The output of the site for a page, or of Docusaurus without our rules. */
async function compiled(fileContent: string, { siteDir = '.', rules = true } = {}) {
  const options = {
    ...contentPipeline({ ...SITE, siteDir }),
    ...(!rules && { beforeDefaultRemarkPlugins: [] }),
    admonitions: true,
    markdownConfig: DEFAULT_CONFIG.markdown,
    siteDir,
    staticDirs: [path.join(siteDir, 'static')],
  };
  const filePath = path.join(siteDir, 'docs/a.mdx');
  const page = { fileContent, filePath, frontMatter: {}, compilerName: 'server' as const };
  return (await compileToJSX({ ...page, options: options as never })).content;
}

/** The entry of a heading in the outline, whose `value` the page sets as HTML. */
async function outlineValue(heading: string): Promise<string> {
  const definitions = '[a]: https://x.example\n[p]: /img/favicon.svg\n[^1]: Note';
  const imports = `import Script from '@site/src/a';`;
  const content = await compiled(`${imports}\n\n## ${heading}\n\nText.[^1]\n\n${definitions}`);
  const [, value = '""'] = /"value": ("(?:[^"\\]|\\.)*")/.exec(content) ?? [];
  return JSON.parse(value) as string;
}

describe('the outline gets no markup of a text, which is', () => {
  it.each([
    ['escaped', '\\<img src=x> {/* #a */}'],
    ['written by its number', '&lt;img src=x>'],
    ['code', '`<img src=x>`'],
    ['strong', '**&lt;img src=x>**'],
    ['the text of a link', '[&lt;img src=x>](https://x.example)'],
    ['in an element', '<kbd>&lt;img src=x></kbd>'],
    ['the alternative text of an element', '<img src="/img/favicon.svg" alt="<img>" /> A'],
    ['an HTML comment', 'A <!-- <img src=x> -->'],
  ])('%s', async (_name, heading) => {
    const value = await outlineValue(heading);
    expect(value).not.toContain('<img');
    // The browser reads it as what was written.
    expect(serialize(parseFragment(value)).replaceAll('&gt;', '>')).toBe(
      value.replaceAll('&gt;', '>'),
    );
  });

  it.each([
    ['a literal', "{'<img src=x>'}"],
    ['a template', '{`<img src=x>`}'],
    ['a literal in emphasis', "**a {'<img src=x>'}**"],
    ['a comment', 'A {/* <img src=x> */} B'],
    ['a comment like an id', 'A {/* # <img src=x> */}'],
    ['an id before the text', '{/* #<img> */} A'],
    ['two comments', 'A {/* #a *//* <img src=x> */}'],
    ['the alternative text of a picture', '![&lt;img src=x>](/img/favicon.svg)'],
    ['the same, with its address elsewhere', '![&lt;img src=x>][p]'],
    ['a component called as an element of HTML', '<Script>alert(1)</Script>'],
    ['a component of the theme called so', '<Details>A</Details>'],
    ['a link in a link', '<a href="https://x.example">A</a>'],
    ['an element without a name', '<>A</>'],
    ['a link with its address elsewhere', '[&lt;img src=x>][a]'],
  ])('%s: refused', async (_name, heading) => {
    await expect(outlineValue(heading)).rejects.toThrow(/is not allowed in a heading.*\[links\]/);
  });
});

describe('no link publishes a file of the project @F120', () => {
  const FILES = [
    ...['7z', 'a_b', 'MD', 'env.development', 'txt~', '密', ''].map((end) => `secret.${end}`),
    ...['x./secret', 'docs/a.mdx', 'static/a.zip'],
  ];
  const { dir: siteDir, write } = tempFolder();
  beforeAll(() => FILES.forEach((file) => write(file, 'SECRET')));

  it.each([
    ...['../secret.7z', '../secret.a_b', '../secret.MD', '../secret.env.development'],
    ...['../secret.txt~', '../secret.密', '../secret.', '../secre%74.7z?.mdx', '../x.%2Fsecret'],
    ...['./a.%6ddx', '@site/secret.7z', '%40site/secret.7z', '/../secret.7z', '///../secret.7z'],
    ...['/\\../../../secret.7z', '\\../../../secret.7z'],
    ...['/a.zip?!../secret.7z', '../secret.7z#x.mdx'],
  ])('%s', async (address) => {
    const link = `Text.\n\n[x](<${address.replaceAll('\\', '\\\\')}>)`;
    expect(await compiled(link, { siteDir, rules: false })).toContain('require(');
    await expect(compiled(link, { siteDir })).rejects.toThrow(
      /would publish a file of the project/,
    );
  });

  it('and files below static/ are linked', async () => {
    expect(await compiled('[x](/a.zip)', { siteDir })).toContain('require(');
  });
});
