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
const FRAME = [{ file: 'src/site/navbar.ts', label: 'Config', addresses: ['/nope/', '/zh/nope/'] }];

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
  expect(explainFailure(log, PAGES, FRAME)).toEqual([
    'docs/a.mdx (/a): cannot be rendered. Error: thrown on purpose',
    '/other: cannot be rendered. TypeError: no such thing',
  ]);
});

it('a full disk is no fault of the pages @F127', () => {
  const fault = (route: string) => `
        Error: Can't render static file for pathname "${route}"
            at generateStaticFile (x.js:131:20) {
          [cause]: [Error: ENOSPC: no space left on device, write]`;
  const log = fault('/a') + fault('/b/');
  expect(explainFailure(log, PAGES, FRAME)).toEqual([
    'Files cannot be written: ENOSPC: no space left on device. Make room, then build again.',
  ]);
  // Else translations would be left out of a second run.
  expect(findUnrendered(log)).toEqual([]);
});

it('names the file of a broken link, and of a link of the frame once @F120', () => {
  const log = `
  - Broken link on source page path = /a:
     -> linking to /nope/
     -> linking to /gone (resolved as: /gone)
  - Broken anchor on source page path = /b/:
     -> linking to #nix (resolved as: /b/#nix)
  - Broken link on source page path = /b/:
     -> linking to /nope/`;
  expect(explainFailure(log, PAGES, FRAME)).toEqual([
    'src/site/navbar.ts: "Config" links to /nope/, which does not exist. Correct it there.',
    'docs/a.mdx (/a): the link /gone leads nowhere. Correct or remove it.',
    'docs/b/index.mdx (/b/): the link #nix leads nowhere. Correct or remove it.',
  ]);
});

it('does not take a link of one page for one of the frame', () => {
  const log = `
  - Broken link on source page path = /b/:
     -> linking to /zh/nope/`;
  expect(explainFailure(log, PAGES, FRAME)).toEqual([
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
  expect(explainFailure(log, PAGES, FRAME)).toEqual([
    'docs/a.mdx:12:1: unknown code language "typoscript". Use one of: ts.',
    'image in docs/b.mdx (12:1) cannot be found',
  ]);
});

it('finds the reason that names a file in the middle of a stack @F120 @F125', () => {
  const log = `
[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (build.js:68:9) {
  [cause]: Error: Can't process doc metadata for doc at path path=docs/i.mdx
      at processDocMetadata (docs.js:149:22) {
    [cause]: Error: docs/i.mdx: front matter: "description" is required.
        at fail (parse.ts:33:13)
  }
}`;
  const cause = 'docs/i.mdx: front matter: "description" is required.';
  expect(explainFailure(log, PAGES, FRAME)).toEqual([cause]);
  const parsed = `
  [cause]: Error: docs/a.mdx:13:1: Unexpected end. Correct the MDX.
      at parse (x.ts:1:2) {
    [cause]: [13:1: Unexpected end] {`;
  expect(explainFailure(parsed, PAGES, FRAME)).toEqual([
    'docs/a.mdx:13:1: Unexpected end. Correct the MDX.',
  ]);
  const invalid = `[cause]: [Error [ValidationError]: "langs" is not allowed] {\n  _original: {`;
  expect(explainFailure(invalid, PAGES, FRAME)).toEqual([
    'docusaurus.config.ts: "langs" is not allowed',
  ]);
  const early = `
[ERROR] Error: "favicon" must be a string
    at validateConfig (configValidation.js:1:2)`;
  expect(explainFailure(early, PAGES, FRAME)).toEqual([
    'docusaurus.config.ts: "favicon" must be a string',
  ]);
  const several = `[cause]: Error: Invalid file "sidebars.ts".\n  These do not exist:\n  - a\n  \n  b`;
  expect(explainFailure(several, PAGES, FRAME)).toEqual([
    'Invalid file "sidebars.ts". These do not exist: - a',
  ]);
});

it('adds nothing to what explains itself', () => {
  expect(explainFailure('Error: Invalid sidebar file at "sidebars.ts".', PAGES, FRAME)).toEqual([]);
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
  ['Error: ENOSPC: no space left on device, write', true],
  ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', true],
  ['Error: broken', false],
])('knows what no text can fix: %s', (log, expected) => {
  expect(isOfSystem(log)).toBe(expected);
});

it('knows an end of the bundler that a text may be the reason of', () => {
  expect(isPanic('Panic occurred at runtime. Please file an issue on GitHub')).toBe(true);
  expect(isPanic('FATAL ERROR: Reached heap limit')).toBe(false);
});
