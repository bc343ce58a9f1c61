import { expect, it } from 'vitest';
import { tellOnce } from './language-server.mts';

const FAILURE = `╰─▶   × Error: MDX compilation failed for file "docs/a.mdx"
        │ Cause: the link ./b.mdx is broken
        │ Details:
        │     at throwError (logger.js:80:11)
client compiled with 1 error`.split('\n');

it('tells a fault of a page in one line, and once until it is gone', () => {
  const told = tellOnce();
  const lines = (...texts: string[]) => texts.map(told).filter((line) => line !== undefined);
  const cause = 'docs/a.mdx: the link ./b.mdx is broken';
  expect(lines(...FAILURE)).toEqual([cause, 'client compiled with 1 error']);
  expect(lines(...FAILURE)).toEqual(['client compiled with 1 error']);
  expect(lines('client compiled successfully', ...FAILURE)).toContain(cause);
});

it('leaves what else is said as it is', () => {
  const other = ['  × Module not found: x', '   ╭─[1:1]', ' 1 │ import x;', '   │        ─'];
  expect(other.map(tellOnce())).toEqual(other);
});
