// cspell:ignore cript
import { pageSource } from './fixture-site.mts';

/** Must be in no file of a build, however a translation asks for it. */
export const SECRET = 'LEAKED-SECRET-12345';

/** Files beside the pages: a part of pages, which some of them import, and a picture. */
export const ENGLISH_PARTS: Readonly<Record<string, string>> = {
  'docs/shared/part.mdx': 'The part in English.\n',
  'docs/shared/header.mdx': 'Another part in English.\n',
  'static/img/known.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
};

export interface Payload {
  name: string;
  /** The English page, where it is not a plain one. */
  english?: string;
  /** The Chinese page, made of a faithful translation. */
  chinese: (translation: string) => string;
  /** The message of the translators' check. */
  says: RegExp;
}

const CODE = /is code|other module code/;
const ELEMENT = /is not allowed in content|is not a component|Expected component/;
const ADDRESS = /begins with|would publish|is not a picture|is external|is not in the English page/;
const HEADER = /:[12345]: the front matter (?:is YAML|must begin|ends with)/;
const ADDED = /is not in the English page|front matter key|has no English page/;

/** Puts a text behind the first paragraph. */
const after = (text: string) => (translation: string) =>
  translation.replace('\n\n##', `\n\n${text}\n\n##`);
const inline = (text: string) => after(`中文 ${text} 中文`);
const frontMatter = (lines: string) => (translation: string) =>
  translation.replace('\n---\n', `\n${lines}\n---\n`);

const bodyOf = (translation: string) => translation.replace(/^---\n[\s\S]*?\n---\n/, '');
/** Opens the front matter as a program that the parser of Docusaurus would run. */
const header = (opening: string) => (translation: string) =>
  `${opening}\n({ title: '中文 ' + ${ENV}, description: (globalThis.hit = '中文 smuggled') })\n---\n${bodyOf(translation)}`;

const ENV = 'process.env.SECRET_TOKEN';

const DIAGRAM = '\n```mermaid\nflowchart TD\naccTitle: A\naccDescr: B\nA --> B\n```\n';

/** By name: the Chinese page and the message about it. */
const ROWS: Record<string, [chinese: Payload['chinese'], says: RegExp, english?: string]> = {
  'p-comment-greedy': [inline(`{/* a */ ${ENV} /* b */}`), CODE],
  'p-comment-line': [inline(`{// a\n${ENV}\n}`), CODE],
  'p-heading-comment': [
    (zh) => zh.replace('{/* #first */}', `{/* x */ ${ENV} /* #first */}`),
    CODE,
  ],
  'p-expression': [inline(`{${ENV}}`), CODE],
  'p-script-in-expression': [after('{<script src="/smuggled.js" />}'), CODE],
  'p-iife-require': [inline(`{require('fs').readFileSync('.env.secret', 'utf8')}`), CODE],
  'p-sequence': [inline(`{('x', ${ENV})}`), CODE],
  'p-export-default': [after(`export default () => ${ENV};`), CODE],
  'p-import-raw': [after(`import x from '!!raw-loader!@site/.env.secret';`), /cannot be imported/],
  'p-import-secret': [after(`import x from '@site/.env.secret';`), /cannot be imported/],
  'p-import-page': [after(`import X from './guide/basic/cli.mdx';\n\n<X />`), ADDED],
  'p-spread': [inline('<span {...{ dangerouslySetInnerHTML: { __html: "smuggled" } }} />'), CODE],
  'p-attribute-code': [inline(`<span title={${ENV}}>x</span>`), CODE],
  'p-address-entity': [inline('<a href="java&#115;cript:smuggled">x</a>'), ADDRESS],
  'p-link-data': [inline('[x](data:text/html,smuggled)'), ADDRESS],
  'p-link-secret': [inline('[x](@site/.env.secret)'), ADDRESS],
  'p-link-html': [inline('[x](../../../evil.html)'), ADDRESS],
  'p-image-foreign': [inline('![x](https://evil.example/smuggled.png)'), ADDRESS],
  'p-image-added': [inline('![x](/img/known.svg)'), ADDRESS],
  'p-script': [after('<script>window.smuggled = 1</script>'), ELEMENT],
  'p-meta-refresh': [
    after('<meta httpEquiv="refresh" content="0;url=https://evil.example/smuggled" />'),
    ELEMENT,
  ],
  'p-svg': [after('<svg><a xlinkHref="javascript:smuggled" /></svg>'), ELEMENT],
  'p-head-component': [after('<Head><meta name="smuggled" content="x" /></Head>'), ELEMENT],
  'p-code-fence': [after('<CodeFence html="<b>smuggled</b>" />'), ELEMENT],
  'p-handler': [inline('<span onClick="smuggled">x</span>'), ELEMENT],
  'p-inline-style': [inline('<span style={{ color: "smuggled" }}>x</span>'), ELEMENT],
  'p-id-of-frame': [inline('<span id="app">smuggled</span>'), /is reserved/],
  'p-added-component': [after('<Badge type="experimental" />'), ADDED],
  'p-orphan-section': [(zh) => `${zh}\n## 中文 {/* #only-chinese */}\n\n{${ENV}}\n`, CODE],
  'p-double-section': [
    (zh) => zh.replace('## ', `## 中文 {/* #first */}\n\n{${ENV}}\n\n## `),
    CODE,
  ],
  'p-mdx-code-block': [
    after(`\`\`\`mdx-code-block\n{${ENV}}\n\`\`\``),
    /mdx-code-block is not allowed/,
  ],
  'p-nested-list': [after(`- a\n  - b {${ENV}}`), CODE],
  'p-footnote': [after(`x[^1]\n\n[^1]: {${ENV}}`), CODE],
  'p-admonition-title': [after(`:::note[{${ENV}}]\n中文\n:::`), CODE],
  'p-directive': [inline(':x[smuggled]{onclick=y}'), /is not a directive/],
  'p-header-javascript': [header('--- javascript'), HEADER],
  'p-header-return': [header('---\rjs'), /:1: .*holds U\+000D/],
  'p-header-late': [header('\n---js'), HEADER],
  'p-front-matter-image': [frontMatter('image: https://evil.example/smuggled.png'), ADDED],
  'p-front-matter-code': [
    frontMatter('keywords: !!js/function "() => 1"'),
    /broken front matter|tag|put the value in quotes/,
  ],
  'p-hero-link': [
    (zh) => zh.replace('link: /guide/start/', 'link: https://evil.example/smuggled'),
    ADDED,
    pageSource('p-hero-link', [
      'hero: { name: A, text: B, tagline: C, actions: [{ theme: brand, text: Go, link: /guide/start/ }] }',
    ]),
  ],
  'p-diagram-style': [
    (zh) => zh.replace('A --> B', 'A --> B\nstyle A fill:url(https://evil.example/smuggled)'),
    /"style" is not allowed in a diagram/,
    pageSource('p-diagram-style') + DIAGRAM,
  ],
  'p-known-component-value': [
    (zh) => zh.replace('version="1.0"', 'version="smuggled"'),
    ADDED,
    `${pageSource('p-known-component-value')}\n<Badge type="since" version="1.0" />\n`,
  ],
};

/** Every one is refused, though some would only show a word. */
export const PAYLOADS: readonly Payload[] = Object.entries(ROWS).map(
  ([name, [chinese, says, english]]) => ({ name, chinese, says, ...(english && { english }) }),
);
