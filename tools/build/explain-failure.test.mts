import { expect, it } from 'vitest';
import {
  explainFailure,
  findBlamed,
  findUnrendered,
  isOfSystem,
  isPanic,
} from './explain-failure.mts';

const PAGES = [
  { routePath: '/a', relativePath: 'docs/a.mdx' },
  { routePath: '/b/', relativePath: 'docs/b/index.mdx' },
];
const LAYOUT = [
  { file: 'src/site/navbar.ts', label: 'Config', addresses: ['/nope/', '/zh/nope/'] },
];

const explain = (log: string) => explainFailure(log, PAGES, LAYOUT);

it('names the file of a page that throws, and what it threw @F121', () => {
  const log = `
      [errors]: [
        Error: Can't render static file for pathname "/a"
            at generateStaticFile (x.js:131:20) {
          [cause]: Error: thrown on purpose
              at x.js:52:13
        Error: Can't render static file for pathname "/other"
            at generateStaticFile (x.js:131:20) {
          [cause]: TypeError: no such thing {`;
  expect(explain(log)).toEqual([
    'docs/a.mdx (/a): cannot be rendered. Error: thrown on purpose',
    '/other: cannot be rendered. TypeError: no such thing',
  ]);
});

it('a full disk is not blamed on a page @F127', () => {
  const fault = (route: string) => `
        Error: Can't render static file for pathname "${route}"
            at generateStaticFile (x.js:131:20) {
          [cause]: [Error: ENOSPC: no space left on device, write]`;
  const log = fault('/a') + fault('/b/');
  expect(explain(log)).toEqual([
    'Files cannot be written: ENOSPC: no space left on device. Make room, then build again.',
  ]);
  // Else translations would be left out of a second run.
  expect(findUnrendered(log)).toEqual([]);
});

it('names the file of a broken link, and of a link of the layout once @F120', () => {
  const log = `
  - Broken link on source page path = /a:
     -> linking to /nope/
     -> linking to /gone (resolved as: /gone)
  - Broken anchor on source page path = /b/:
     -> linking to #nix (resolved as: /b/#nix)
  - Broken link on source page path = /b/:
     -> linking to /nope/
     -> linking to /zh/nope/`;
  expect(explain(log)).toEqual([
    'src/site/navbar.ts: "Config" links to /nope/, which does not exist. Correct it there.',
    'docs/a.mdx (/a): the link /gone leads nowhere. Correct or remove it.',
    'docs/b/index.mdx (/b/): the link #nix leads nowhere. Correct or remove it.',
    // A link of one page is not taken for one of the layout.
    'docs/b/index.mdx (/b/): the link /zh/nope/ leads nowhere. Correct or remove it.',
  ]);
});

it('names pages that could not be compiled, all of them, once', () => {
  const failed = (file: string, cause: string) => `
[en] ╰─▶   × Error: MDX compilation failed for file "${file}"
        │ Cause: ${cause}
        │ Details:
        │ {`;
  const log =
    failed('docs/a.mdx', 'unknown code language "typoscript".\n        │ Use one of: ts.') +
    '\n        │       "line": 9,\n        │   "column": 1,\n        │   "line": 12,\n' +
    failed('docs/b.mdx', 'image in docs/b.mdx (12:1) cannot be found') +
    failed('docs/b.mdx', 'image in docs/b.mdx (12:1) cannot be found');
  expect(explain(log)).toEqual([
    'docs/a.mdx:12:1: unknown code language "typoscript". Use one of: ts.',
    'image in docs/b.mdx (12:1) cannot be found',
  ]);
});

it.each(
  Object.entries({
    'docs/i.mdx: front matter: "description" is required.': `
[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (build.js:68:9) {
  [cause]: Error: Can't process doc metadata for doc at path path=docs/i.mdx
      at processDocMetadata (docs.js:149:22) {
    [cause]: Error: docs/i.mdx: front matter: "description" is required.
        at fail (parse.ts:33:13)
  }
}`,
    'docs/a.mdx:13:1: Unexpected end. Correct the MDX.': `
  [cause]: Error: docs/a.mdx:13:1: Unexpected end. Correct the MDX.
      at parse (x.ts:1:2) {
    [cause]: [13:1: Unexpected end] {`,
    'sidebars.ts: "label" is required, in the item that begins with "type": "category", "labl": "A" …':
      '[ERROR] ValidationError: {\n  "type": "category",\n  "labl": "A",\n  "label" [1]: -- missing --\n}\n\n[1] "label" is required\n    at process (x.js:1:2)',
    'sidebars.ts:21: Unterminated string literal. Correct the line.': `[cause]: Error: Transform failed with 1 error:\n  sidebars.ts:21:20: ERROR: Unterminated string literal`,
    'sidebars.ts: there is no page a/b - c. Correct the name.': `[cause]: Error: Invalid sidebar file at "sidebars.ts".\n  These sidebar document ids do not exist:\n  - a/b\n  - c\n  \n  b`,
    'docusaurus.config.ts: "langs" is not allowed': `[cause]: [Error [ValidationError]: "langs" is not allowed] {\n  _original: {`,
    'docusaurus.config.ts: "favicon" must be a string': `\n[ERROR] Error: "favicon" must be a string\n    at validateConfig (configValidation.js:1:2)`,
    'Invalid file "sidebars.ts". These do not exist: - a': `[cause]: Error: Invalid file "sidebars.ts".\n  These do not exist:\n  - a\n  \n  b`,
  }),
)('finds the reason in the middle of a stack: %s @F120 @F125', (reason, log) => {
  expect(explain(log)).toEqual([reason]);
});

it('blames for each reason the page that fails, then the page that it should have led to', () => {
  const pages = [
    { routePath: '/zh/a', relativePath: 'i18n/zh/a.mdx' },
    { routePath: '/zh/b', relativePath: 'docs/b.mdx' },
  ];
  const log =
    `Can't render static file for pathname "/zh/a"\n  [cause]: Error: x\n` +
    `- Broken anchor on source page path = /zh/b:\n   -> linking to /zh/a#gone\n` +
    `- Broken link on source page path = /zh/b:\n   -> linking to /zh/nowhere\n`;
  expect(findBlamed(log, pages).map((one) => one.map(({ file }) => file))).toEqual([
    ['i18n/zh/a.mdx'],
    ['docs/b.mdx', 'i18n/zh/a.mdx'],
    ['docs/b.mdx'],
  ]);
});

it.each([
  ['Error: ENOSPC: no space left on device, write', true, false],
  ['FATAL ERROR: Reached heap limit - JavaScript heap out of memory', true, false],
  ['Panic occurred at runtime. Please file an issue on GitHub', false, true],
  ['Error: broken', false, false],
])('knows what no text can fix, and an end of the bundler: %s', (log, ofSystem, panic) => {
  expect([isOfSystem(log), isPanic(log)]).toEqual([ofSystem, panic]);
});

it('blames each page that a message begins with, with its line', () => {
  const log = `
[ERROR] Error: Unable to build website for locale zh.
    at x.js:1:1 {
  [cause]: Error: i18n/zh/a.mdx: a text of this page becomes the element <b>.
      at y.js:1:1 {
    [cause]: Error: i18n/zh/b.mdx:7: another reason
        at y.js:1:1
`;
  expect(findBlamed(log, PAGES)).toEqual([
    [{ file: 'i18n/zh/a.mdx', message: 'a text of this page becomes the element <b>.' }],
    [{ file: 'i18n/zh/b.mdx', line: 7, message: 'another reason' }],
  ]);
});
