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
const FILE = `process.getBuiltinModule('fs').readFileSync('.env.secret', 'utf8')`;

const DIAGRAM = '\n```mermaid\nflowchart TD\naccTitle: A\naccDescr: B\nA --> B\n```\n';

/** By name: the Chinese page and the message about it. */
const ROWS: Record<string, [chinese: Payload['chinese'], says: RegExp, english?: string]> = {
  'p-comment-greedy': [inline(`{/* a */ ${ENV} /* b */}`), CODE],
  'p-comment-block': [after(`{/* a */ ${ENV} /* b */}`), CODE],
  'p-comment-file': [inline(`{/* a */ ${FILE} /* b */}`), CODE],
  'p-comment-line': [inline(`{// a\n${ENV}\n}`), CODE],
  'p-comment-window': [
    inline(`{/* a */ typeof window !== 'undefined' ? (window.hit = 'smuggled') : '' /* b */}`),
    CODE,
  ],
  'p-heading-comment': [
    (zh) => zh.replace('{/* #first */}', `{/* x */ ${ENV} /* #first */}`),
    CODE,
  ],
  'p-heading-code': [(zh) => zh.replace('## 中文 First', `## 中文 {${ENV}} First`), CODE],
  'p-heading-literal': [
    (zh) => zh.replace('## 中文 First', `## 中文 {'<meta name="smuggled">'} First`),
    /is not allowed in a heading/,
  ],
  'p-expression': [inline(`{${ENV}}`), CODE],
  'p-template': [inline('{`${' + ENV + '}`}'), CODE],
  'p-jsx-in-expression': [inline('{<b>smuggled</b>}'), CODE],
  'p-script-in-expression': [after('{<script src="/smuggled.js" />}'), CODE],
  'p-call': [inline(`{(() => ${ENV})()}`), CODE],
  'p-iife-require': [inline(`{require('fs').readFileSync('.env.secret', 'utf8')}`), CODE],
  'p-array': [inline(`{[${ENV}]}`), CODE],
  'p-sequence': [inline(`{('x', ${ENV})}`), CODE],
  'p-assignment': [inline(`{globalThis.x = ${ENV}}`), CODE],
  'p-props': [inline('{props.components}'), CODE],
  'p-export': [after(`export const secret = ${ENV};`), CODE],
  'p-export-default': [after(`export default () => ${ENV};`), CODE],
  'p-import-node': [after(`import fs from 'node:fs';`), /cannot be imported/],
  'p-import-site': [after(`import x from '@site/src/site/identity';`), ADDED],
  'p-import-raw': [after(`import x from '!!raw-loader!@site/.env.secret';`), /cannot be imported/],
  'p-import-secret': [after(`import x from '@site/.env.secret';`), /cannot be imported/],
  'p-import-page': [after(`import X from './guide/basic/cli.mdx';\n\n<X />`), ADDED],
  'p-spread': [inline('<span {...{ dangerouslySetInnerHTML: { __html: "smuggled" } }} />'), CODE],
  'p-spread-env': [inline(`<span {...{ title: ${ENV} }}>x</span>`), CODE],
  'p-attribute-code': [inline(`<span title={${ENV}}>x</span>`), CODE],
  'p-address-computed': [inline(`<a href={'java' + 'script:smuggled'}>x</a>`), CODE],
  'p-address-literal': [inline(`<a href={'javascript:smuggled'}>x</a>`), ADDRESS],
  'p-address-string': [inline('<a href="javascript:smuggled">x</a>'), ADDRESS],
  'p-address-entity': [inline('<a href="java&#115;cript:smuggled">x</a>'), ADDRESS],
  'p-address-foreign': [inline('<a href="https://evil.example/smuggled">x</a>'), ADDRESS],
  'p-link-javascript': [inline('[x](javascript:smuggled)'), ADDRESS],
  'p-link-data': [inline('[x](data:text/html,smuggled)'), ADDRESS],
  'p-link-reference': [after('[x][y]\n\n[y]: vbscript:smuggled'), ADDRESS],
  'p-link-autolink': [inline('[<b>x</b>](blob:smuggled)'), ADDRESS],
  'p-link-secret': [inline('[x](@site/.env.secret)'), ADDRESS],
  'p-link-relative-secret': [inline('[x](../../../../.env.secret)'), ADDRESS],
  'p-link-static-secret': [inline('[x](/../.env.secret)'), ADDRESS],
  'p-link-html': [inline('[x](../../../evil.html)'), ADDRESS],
  'p-link-pathname': [inline('[x](pathname:///smuggled)'), ADDRESS],
  'p-image-secret': [inline('![x](@site/.env.secret)'), ADDRESS],
  'p-image-foreign': [inline('![x](https://evil.example/smuggled.png)'), ADDRESS],
  'p-image-added': [inline('![x](/img/known.svg)'), ADDRESS],
  'p-script': [after('<script>window.smuggled = 1</script>'), ELEMENT],
  'p-meta-refresh': [
    after('<meta httpEquiv="refresh" content="0;url=https://evil.example/smuggled" />'),
    ELEMENT,
  ],
  'p-style': [after('<style>{`main { display: none; smuggled: 1 }`}</style>'), ELEMENT],
  'p-link-element': [
    after('<link rel="stylesheet" href="https://evil.example/smuggled" />'),
    ELEMENT,
  ],
  'p-base': [after('<base href="https://evil.example/smuggled" />'), ELEMENT],
  'p-form': [after('<form action="/smuggled"><input type="password" /></form>'), ELEMENT],
  'p-iframe': [after('<iframe src="https://evil.example/smuggled" />'), ELEMENT],
  'p-object': [after('<object data="/smuggled" />'), ELEMENT],
  'p-svg': [after('<svg><a xlinkHref="javascript:smuggled" /></svg>'), ELEMENT],
  'p-head': [after('<head><meta name="smuggled" content="x" /></head>'), ELEMENT],
  'p-head-component': [after('<Head><meta name="smuggled" content="x" /></Head>'), ELEMENT],
  'p-code-fence': [after('<CodeFence html="<b>smuggled</b>" />'), ELEMENT],
  'p-diagram-component': [after('<Diagram svg="<b>smuggled</b>" title="a" />'), ELEMENT],
  'p-member': [after('<props.components.a />'), ELEMENT],
  'p-handler': [inline('<span onClick="smuggled">x</span>'), ELEMENT],
  'p-inline-style': [inline('<span style={{ color: "smuggled" }}>x</span>'), ELEMENT],
  'p-class': [inline('<span className="smuggled">x</span>'), ELEMENT],
  'p-inner-html': [inline('<span dangerouslySetInnerHTML="smuggled" />'), ELEMENT],
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
  'p-table-cell': [after(`| a |\n| - |\n| {${ENV}} |`), CODE],
  'p-quote': [after(`> {${ENV}}`), CODE],
  'p-footnote': [after(`x[^1]\n\n[^1]: {${ENV}}`), CODE],
  'p-admonition': [after(`:::note\n{${ENV}}\n:::`), CODE],
  'p-admonition-title': [after(`:::note[{${ENV}}]\n中文\n:::`), CODE],
  'p-admonition-class': [after(':::note{.smuggled}\n中文\n:::'), /is not allowed in content/],
  'p-directive': [inline(':x[smuggled]{onclick=y}'), /is not a directive/],
  'p-header-js': [header('---js'), HEADER],
  'p-header-javascript': [header('--- javascript'), HEADER],
  'p-header-return': [header('---\rjs'), /:1: .*holds U\+000D/],
  'p-header-late': [header('\n---js'), HEADER],
  'p-header-json': [(zh) => `---json\n{ "title": "smuggled" }\n---\n${bodyOf(zh)}`, HEADER],
  'p-header-end': [(zh) => zh.replace('\n---\n', `\n---{${ENV}}\n---\n`), HEADER],
  'p-front-matter-format': [frontMatter('format: md'), /unknown front matter key "format"/],
  'p-front-matter-slug': [frontMatter('slug: /smuggled'), ADDED],
  'p-front-matter-image': [frontMatter('image: https://evil.example/smuggled.png'), ADDED],
  'p-front-matter-draft': [frontMatter('draft: true'), /"draft/],
  'p-front-matter-code': [
    frontMatter('keywords: !!js/function "() => 1"'),
    /broken front matter|tag/,
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
  'p-diagram-click': [
    (zh) => zh.replace('A --> B', 'A --> B\nclick A href "javascript:smuggled"'),
    /"click" is not allowed in a diagram/,
    pageSource('p-diagram-click') + DIAGRAM,
  ],
  'p-known-component-value': [
    (zh) => zh.replace('version="1.0"', 'version="smuggled"'),
    ADDED,
    `${pageSource('p-known-component-value')}\n<Badge type="since" version="1.0" />\n`,
  ],
  'p-known-component-again': [
    (zh) => `${zh}\n<Badge type="since" version="1.0" />\n`,
    ADDED,
    `${pageSource('p-known-component-again')}\n<Badge type="since" version="1.0" />\n`,
  ],
};

/** Every one is refused, though some would only show a word. */
export const PAYLOADS: readonly Payload[] = Object.entries(ROWS).map(
  ([name, [chinese, says, english]]) => ({ name, chinese, says, ...(english && { english }) }),
);
