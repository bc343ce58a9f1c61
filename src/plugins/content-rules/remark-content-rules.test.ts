import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { VFile } from 'vfile';
import { parse as parseYaml } from 'yaml';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { remarkContentRules } from './remark-content-rules';

const { dir: siteDir, write } = tempFolder();

const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** The error of a file, with its line; undefined if there is none. */
async function problemOf(value: string, file = 'docs/a.mdx'): Promise<string | undefined> {
  const site = { siteDir, origin: 'https://rslib.rs', locales: ['en', 'zh'] };
  const yaml = /^---\n([\s\S]*?)\n---/.exec(value)?.[1];
  const vfile = new VFile({ path: path.join(siteDir, file), value });
  vfile.data.frontMatter = yaml ? parseYaml(yaml) : {};
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml'])
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(function rules(this: Processor) {
      return remarkContentRules.call(this, { ...site, translations: ['i18n/zh'] }) as never;
    });
  try {
    await processor.run(processor.parse(vfile), vfile);
    return undefined;
  } catch (error) {
    return String(error).replace(`${siteDir}/${file}:`, '');
  }
}

async function problemOfTranslation(english: string, chinese: string, name = 'a.mdx') {
  write(`docs/${name}`, english);
  return problemOf(chinese, `${CHINESE}/${name}`);
}

it.each<[string, RegExp]>([
  // Code.
  ['Text.\n\n{process.env.HOME}', /^3:1.*\{process\.env\.HOME\} is code/],
  ['{/* a */ process.env.HOME /* b */}', /is code/],
  ['a {/* a */ 1 + 1 /* b */} b', /is code/],
  ["{(() => 'x')()}", /is code/],
  ["{`${'a'}`}", /is code/],
  ['{<b>x</b>}', /is code/],
  ["{['a']}", /is code/],
  ['{/x/}', /is code/],
  ['{name}', /is code/],
  ['<span {...{ title: "x" }}>x</span>', /is code/],
  ["<span title={'a' + 'b'}>x</span>", /is code/],
  ['<Badge type={globalThis.x} />', /is code/],
  ['<Tabs values={[{ ...a }]} />', /is code/],
  ['<Tabs values={{ __proto__: 1 }} />', /is code/],
  ['export const a = 1;', /other module code is not allowed/],
  ['export * from "@site/src/x";', /other module code is not allowed/],
  ['import fs from "node:fs";', /"node:fs" cannot be imported/],
  ['import x from "@site/../x";', /cannot be imported/],
  ['import x from "@site/src/../../x";', /cannot be imported/],
  ['import x from "!!raw-loader!@site/src/x";', /cannot be imported/],
  ['import x from "./x.ts";', /cannot be imported/],
  ['import x from "data:text/javascript,1";', /cannot be imported/],
  // Elements and attributes.
  ['Text.\n\n<script>1</script>', /^3:1.*<script> is not allowed/],
  ['Text <SCRIPT src="/x.js" /> text.', /<SCRIPT> is not a component/],
  ['<meta httpEquiv="refresh" content="0" />', /<meta> is not allowed/],
  ['<style>x</style>', /<style> is not allowed/],
  ['<form action="https://x.example" />', /<form> is not allowed/],
  ['<iframe src="https://x.example" />', /<iframe>.*link to/],
  ['<svg />', /<svg> is not allowed/],
  ['<head><title>x</title></head>', /<head> is not allowed/],
  ['<Head />', /<Head> is not a component of this site/],
  ['<CodeFence html="x" />', /<CodeFence> is not a component/],
  ['<a.b />', /<a\.b> is not a component/],
  ['<Unknown />', /<Unknown> is not a component/],
  ['<div srcDoc="<b>" />', /srcDoc of <div> is not allowed/],
  ['<div dangerouslySetInnerHTML={{ __html: "x" }} />', /is code/],
  ['<Badge dangerouslySetInnerHTML={{ html: "x" }} />', /dangerouslySetInnerHTML of <Badge>/],
  ['<div onClick="x" />', /onClick of <div> is not allowed/],
  ['<Badge onclick="x" />', /onclick of <Badge> is not allowed/],
  ['<span style="color:red">x</span>', /style of <span> is not allowed/],
  ['<span className="x">x</span>', /className of <span> is not allowed/],
  ['<img xlinkHref="x" alt="" src="/img/a.svg" />', /xlinkHref of <img>/],
  ['<span id="app">x</span>', /"app" is reserved/],
  // Addresses.
  [
    'Text.\n\n[x](javascript:alert(1))',
    /^3:1.*"javascript:alert\(1\)" begins with javascript:.*Use/,
  ],
  ['[x](JavaScript:alert)', /javascript:/],
  ['[x](data:text/html,x)', /data:/],
  ['[x]: vbscript:x', /vbscript:/],
  ['![x](javascript:x)', /javascript:/],
  ['[x](pathname://javascript:x)', /begins with/],
  ['[x](pathname:javascript:x)', /javascript:/],
  ['<a href="java&#10;script:alert(1)">x</a>', /javascript:/],
  ['<a href=" javascript:alert(1)">x</a>', /javascript:/],
  ["<a href={'javascript:alert(1)'}>x</a>", /javascript:/],
  ['<a href={`data:text/html,x`}>x</a>', /data:/],
  ['<Badge where="javascript:x" />', /can run code or hold a document/],
  ["<Tabs values={[{ to: 'data:text/html,x' }]} />", /can run code or hold a document/],
  ['[x](@site/.env)', /would publish a file of the project/],
  ['[x](../../../.env.json)', /would publish a file/],
  ['[x](./evil.html)', /would publish a file/],
  ['[x](/../.npmrc)', /would publish a file/],
  ['[x](/%2e%2e/.npmrc)', /would publish a file/],
  ['![x](@site/.env)', /is not a picture of this site/],
  ['![x](./secret.txt)', /is not a picture/],
  ['![x](/../a.png)', /is not a picture/],
  // Addresses that would be broken for readers.
  ['Text.\n\n[x](https://rslib.rs/guide)', /^3:1.*"https:\/\/rslib\.rs\/guide".*its file/],
  ['[x](//rslib.rs)', /is a page of this site/],
  ['[x](/zh/guide/basic/cli)', /is a page of this site/],
  ['[x](/zh#a)', /is a page of this site/],
  ['[x]\n\n[x]: /zh/', /^3:1.*is a page of this site/],
  ['<a href="/zh/">x</a>', /is a page of this site/],
  ['![A](https://x.example/a.png)', /^1:1.*is external.*static\/img/],
  ['![A][x]\n\n[x]: https://x.example/a.png', /^3:1.*is external/],
  ['![A](./a.svg)', /\.\/a\.svg is not a picture of this site.*static\/img/],
  ['<img src="https://x.example/a.png" alt="" />', /is external/],
  ['Text.\n\n:::warn\nText.\n:::', /^3:1.*Unknown admonition ":::warn".*warning/],
  [':::caution\nText.\n:::', /Unknown admonition ":::caution"/],
  [':::tip\nText.', /^1:1.*:::tip is never closed/],
  ['::::note\n:::tip\nText.\n::::', /:::tip is never closed/],
  [':::tip{.x onclick=y}\nText.\n:::', /the attribute .* of :::tip is not allowed/],
  [':::tip[{process.env.HOME}]\nText.\n:::', /is code/],
  ['::tip[Text]', /::tip is not a directive/],
  ['a :b[x]{onclick=y} c', /::b is not a directive/],
  ['| a |\n| - |\n| {x} |', /^3:.*is code/],
  ['## {x} {/* #a */}', /is code/],
  // Characters that the source does not show.
  ['Text.\n\na &#x202E; b', /^3:.*the text holds U\+202E/],
  ['a&shy;b', /holds U\+00AD/],
  ['![a&#8203;b](/img/a.svg)', /holds U\+200B/],
  ["{'\\u2066'}", /holds U\+2066/],
  ['<kbd title="a&#8203;b">K</kbd>', /holds U\+200B/],
  ['<Tabs values={[{ label: "\\u200b" }]} />', /holds U\+200B/],
])('any page stops at the line of %j @F120 @F122', async (source, says) => {
  expect(await problemOf(source)).toMatch(says);
});

it('lets pass what pages are made of', async () => {
  const page = [
    'import { Chart } from "@site/src/features/chart/Chart";',
    'import data from "@site/src/features/chart/data.json";',
    'import Part from "./shared/part.mdx";',
    '',
    '{/* truncate */}',
    '',
    '## Heading {/* #heading */}',
    '',
    '[a](/zhx) [b](./y.mdx#z) [c](https://rspack.rs/zh/) [d](tel:+1) [e](/guide/zh/) [f](#g)',
    '![e](/img/a.svg) [g][g] <a href="mailto:x@x.example">e</a> [h](/files/a.zip)',
    '[i](pathname:///1.0/guide/start/) At 10:30, `:::x` and `<script>`. {\'{\'} {"text"} {1}',
    '',
    '<Chart bars={data} count={-1} list={["a", { b: true }]} caption="C" /> <Part />',
    '<span lang="zh-CN">中</span> <kbd>K</kbd> <details open><summary>S</summary>x</details>',
    '<Badge type="since" version="1.0" /><><br /></>',
    '',
    '::::danger[Title]',
    ':::info',
    'Text.',
    ':::',
    '::::',
    '',
    '[g]: https://x.example/a.png',
  ];
  expect(await problemOf(page.join('\n'))).toBeUndefined();
});

describe('a translation', () => {
  it('may be a part of pages, compared with the English part, and stops where English has no such page', async () => {
    expect(await problemOfTranslation('Text', '{x}', 'shared/part.mdx')).toMatch(/is code/);
    const chinese = '文本 <Badge type="deprecated" />';
    expect(await problemOfTranslation('Text', chinese, 'shared/part.mdx')).toMatch(/<Badge>/);
    expect(await problemOfTranslation('Text', '文本', 'shared/part.mdx')).toBeUndefined();
    expect(await problemOf('文本', `${CHINESE}/only.mdx`)).toMatch(/has no English page/);
    expect(await problemOf('文本', 'i18n/zh/elsewhere/a.mdx')).toMatch(/has no English page/);
  });
});
