import { expect, it } from 'vitest';
import portableRequests from './portable-requests.cjs';

const write = (code: string): string =>
  portableRequests.call({ getOptions: () => ({ siteDir: '/a/site' }) }, code);

it('modules of the project are named without its folder, and others as they are @F128', () => {
  const code = 'export default [require("/a/site/src/b.ts"), require("/a/site-two/c.ts")];';
  expect(write(code)).toBe(
    'export default [require("@site/src/b.ts"), require("/a/site-two/c.ts")];',
  );
});

it('a list in another form stops the build', () => {
  const code = "export default [import('/a/site/src/b.ts')];";
  expect(() => write(code)).toThrow('Upstream "generated-modules"');
});
