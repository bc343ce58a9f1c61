import { expect, it } from 'vitest';
import { tellOnce } from './language-server.mts';

/** What is told of lines, one teller after what it has told before. */
function teller(said?: Set<string>) {
  const tell = tellOnce(said);
  return (texts: readonly string[]) => texts.map(tell).filter((line) => line !== undefined);
}

const FAILURE = `╰─▶   × Error: MDX compilation failed for file "docs/a.mdx"
        │ Cause: the link ./b.mdx is broken
        │ Details:
        │     at throwError (logger.js:80:11)
client compiled with 1 error`.split('\n');

it('tells a fault of a page in one line, and once until it is gone', () => {
  const lines = teller();
  const cause = 'docs/a.mdx: the link ./b.mdx is broken';
  expect(lines(FAILURE)).toEqual([cause, 'client compiled with 1 error']);
  expect(lines(FAILURE)).toEqual(['client compiled with 1 error']);
  expect(lines(['client compiled successfully', ...FAILURE])).toContain(cause);
});

it('leaves what else is said as it is', () => {
  const other = ['  × Module not found: x', '   ╭─[1:1]', ' 1 │ import x;', '   │        ─'];
  expect(other.map(tellOnce())).toEqual(other);
});

const RELOAD = `[ERROR] Error while parsing Markdown front matter.
This can happen if you use special characters.
[ERROR] Loading of version failed for version current
[ERROR] Site reload failure
Error: Can't process doc metadata for doc at path path=docs/a.mdx in version name=current
    at processDocMetadata (docs.js:152:15)
    ... 2 lines matching cause stack trace ...
    at async Promise.all (index 1) {
  [cause]: Error: docs/a.mdx: front matter: "title" is required. Correct the key "title".
      at fail (parse.ts:120:13)
}
╰─▶   × Error: docs/a.mdx: front matter: "title" is required. Correct the key "title".
      │     at fail (parse.ts:120:13)
client compiled with 2 errors`.split('\n');
const COLLECTED = `[ERROR] Site plugin reload failure - Plugin docs@default
Error: docs/a.mdx:13:1: Unexpected end of file. Correct the MDX.
    at readPage (collect.ts:101:11) {
  [cause]: [file:///index.js:119
        throw error;
  ] {
    line: 13,
  }
}
  × docs/a.mdx
╰─▶   × Error: MDX compilation failed for file "docs/a.mdx"
        │ Cause: Unexpected end of file
client compiled with 1 error`.split('\n');

const SIDEBARS = `[ERROR] Sidebars file at "sidebars.ts" failed to be loaded.
[ERROR] Loading of version failed for version current
[ERROR] Site plugin reload failure - Plugin docs@default
Error: Docusaurus could not load module at path "sidebars.ts"
    at loadFreshModule (moduleUtils.js:33:15) {
  [cause]: Error: Transform failed with 1 error:
  sidebars.ts:21:21: ERROR: Unterminated string literal
      at failureErrorWithLog (main.js:1752:15) {
    errors: [Getter/Setter],
  }
}
[ERROR] Site plugin reload failure - Plugin docs@default
Error: Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- a

Available document ids are:
- b

    at checkSidebarsDocIds (utils.js:245:19)
[ERROR] Site plugin reload failure - Plugin docs@default
Error [ValidationError]: {
  "type": "x",
  "label": "A",
  "undefined" [1]: -- missing --
}

[1] Unknown sidebar item type "x".
    at exports.process (errors.js:193:16) {
  _original: { type: 'x' },
}`.split('\n');

it('tells a mistake in the sidebars in one line, for all languages once', () => {
  const told = new Set<string>();
  const [english, chinese] = [teller(told), teller(told)];
  expect(english(SIDEBARS)).toEqual([
    'sidebars.ts:21: Unterminated string literal. Correct the line.',
    'sidebars.ts: there is no page a. Correct the name.',
    'sidebars.ts: Unknown sidebar item type "x", in the item that begins with "type": "x", "label": "A" …',
  ]);
  expect(chinese(SIDEBARS)).toEqual([]);
});

it('tells why the site cannot be read in one line, and once, whoever says it', () => {
  const tell = teller();
  const lines = (texts: readonly string[]) =>
    tell(texts).filter((line) => !line.startsWith('client'));
  const cause = 'docs/a.mdx: front matter: "title" is required. Correct the key "title".';
  expect(lines(RELOAD)).toEqual([cause]);
  expect(lines(RELOAD)).toEqual([]);
  expect(lines(COLLECTED)).toEqual([COLLECTED[1]!.replace('Error: ', '')]);
  const first = ['[ERROR] Error: Broken at the start.', '    at load (a.js:1:1)'];
  expect(lines(first)).toEqual(['Broken at the start.']);
  const config = ['[ERROR] Site reload failure', 'Error: A field is wrong.', 'See the docs.'];
  expect(lines([...config, '    at validate (a.js:1:1)', '[INFO] Next'])).toEqual([
    'A field is wrong. See the docs.',
    '[INFO] Next',
  ]);
});
