import { expect, it } from 'vitest';
import { explainFailure, findUnrendered } from './explain-failure.mts';

const PAGES = [
  { routePath: '/a', relativePath: 'docs/a.mdx' },
  { routePath: '/b/', relativePath: 'docs/b/index.mdx' },
];
const FRAME = [{ file: 'src/site/navbar.ts', label: 'Config', addresses: ['/nope/', '/zh/nope/'] }];

it('F121: names the file of a page that throws, and what it threw', () => {
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

it('F127: a full disk is no fault of the pages', () => {
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

it('F120: names the file of a broken link, and of a link of the frame once', () => {
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

it('adds nothing to what explains itself', () => {
  expect(explainFailure('Error: Invalid sidebar file at "sidebars.ts".', PAGES, FRAME)).toEqual([]);
});
