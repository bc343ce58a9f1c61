import { afterEach, beforeEach, expect, it } from 'vitest';
import { PagesCopy } from '../../lib/pages-copy.mts';

let copy: PagesCopy;
beforeEach(async () => {
  copy = await PagesCopy.create();
});
afterEach(() => copy.remove());

/** Where something is made wrong, how, and what the check must say. */
const FAULTS: [page: string, from: string, to: string, says: string][] = [
  ['lib/out-base', 'option: outBase', 'option: outRoot', 'the package has no option "outRoot"'],
  ['lib/external-helpers', "type: 'boolean'", "type: 'boolean | number'", 'the type of "externalHelpers" is another one'],
  // A key too many.
  ['lib/banner', 'css?: string; dts', 'css?: string; html?: string; dts', 'the type of "banner" is another one'],
  ['lib/bundle', "default: 'true'", "default: 'false'", 'the default of "bundle" is not false'],
  ['lib/id', 'topLevel: false', 'topLevel: true', '"id" must be in a lib item'],
  ['lib/experiments', "since: '0.17'", "since: '0.16'", `"experiments" needs since: '0.17'`],
  ['lib/dts', "cli: ['--dts', '--no-dts']", "cli: ['--types']", 'no flag --types'],
  // A heading for an option that does not exist any more.
  ['lib/dts', '## `dts.alias` {', '## `dts.rename` {', 'the package has no option "dts.rename"'],
]; // prettier-ignore

it('npm run site -- prove options fails for everything at once, each by name and line @F274', async () => {
  const expected: object[] = [];
  for (const [page, from, to, says] of FAULTS) {
    const file = `docs/config/${page}.mdx`;
    const line = await copy.replace(file, from, to);
    expected.push(expect.objectContaining({ file, line, message: expect.stringContaining(says) }));
  }
  const cli = 'docs/guide/basic/cli.mdx';
  await copy.replace(cli, '| `--tsconfig <path>` ', '| `--project <path>` ');
  await copy.removePage('docs/config/lib/shims.mdx');
  const exportsPage = 'docs/guide/start/npm-packages.mdx';
  await copy.replace(exportsPage, '`loadEnv`, ', '');

  const { code, findings } = await copy.check('options');
  expect(code).toBe(1);
  expect(findings).toEqual(expect.arrayContaining(expected));
  const messages = findings.map(({ file, message }) => `${file}: ${message}`).join('\n');
  expect(messages).toContain(`${cli}: "rslib build" has no flag --project`);
  expect(messages).toContain(`${cli}: "rslib build" has --tsconfig, which the page does not list`);
  expect(messages).toContain('no page documents the option "shims"');
  expect(messages).toContain(`${exportsPage}: the export "loadEnv" is not listed`);
});
