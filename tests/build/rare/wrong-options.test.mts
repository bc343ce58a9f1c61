import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PagesCopy, type Fault } from '../../lib/pages-copy.mts';

let copy: PagesCopy;
beforeEach(async () => {
  copy = await PagesCopy.create();
});
afterEach(() => copy.remove());

const DTS = 'docs/config/lib/dts.mdx';
const OPTION_FAULTS: Fault[] = [
  {
    name: 'an option that the package lacks',
    page: 'docs/config/lib/out-base.mdx',
    from: 'option: outBase',
    to: 'option: outRoot',
    says: 'the package has no option "outRoot"',
  },
  {
    name: 'a wrong type',
    page: 'docs/config/lib/external-helpers.mdx',
    from: "type: 'boolean'",
    to: "type: 'boolean | number'",
    says: 'the type of "externalHelpers" is another one',
  },
  {
    name: 'a type with a key too many',
    page: 'docs/config/lib/banner.mdx',
    from: 'css?: string; dts?: string',
    to: 'css?: string; html?: string; dts?: string',
    says: 'the type of "banner" is another one',
  },
  {
    name: 'a wrong default',
    page: 'docs/config/lib/bundle.mdx',
    from: "default: 'true'",
    to: "default: 'false'",
    says: 'the default of "bundle" is not false',
  },
  {
    name: 'a default at the wrong place',
    page: 'docs/config/lib/id.mdx',
    from: 'topLevel: false',
    to: 'topLevel: true',
    says: '"id" must be in a lib item',
  },
  {
    name: 'a version that did not bring the option',
    page: 'docs/config/lib/experiments.mdx',
    from: "since: '0.17'",
    to: "since: '0.16'",
    says: `"experiments" needs since: '0.17'`,
  },
  {
    name: 'a flag that the command lacks',
    page: DTS,
    from: "cli: ['--dts', '--no-dts']",
    to: "cli: ['--types']",
    says: 'no flag --types',
  },
  {
    name: 'a heading for an option that is gone',
    page: DTS,
    from: '## `dts.alias` {',
    to: '## `dts.rename` {',
    says: 'the package has no option "dts.rename"',
  },
];

describe('npm run site -- prove options fails for', () => {
  it('everything at once, each by name and line @F274', async () => {
    const expected: [Fault, number][] = [];
    for (const fault of OPTION_FAULTS) {
      expected.push([fault, await copy.replace(fault.page, fault.from, fault.to)]);
    }
    const cli = 'docs/guide/basic/cli.mdx';
    await copy.replace(cli, '| `--tsconfig <path>` ', '| `--project <path>` ');
    await copy.removePage('docs/config/lib/shims.mdx');
    const exportsPage = 'docs/guide/start/npm-packages.mdx';
    await copy.replace(exportsPage, '`loadEnv`, ', '');

    const { code, findings } = await copy.check('options');
    expect(code).toBe(1);
    for (const [{ page, says }, line] of expected) {
      expect(findings).toContainEqual(
        expect.objectContaining({ file: page, line, message: expect.stringContaining(says) }),
      );
    }
    const messages = findings.map(({ file, message }) => `${file}: ${message}`).join('\n');
    expect(messages).toContain(`${cli}: "rslib build" has no flag --project`);
    expect(messages).toContain(
      `${cli}: "rslib build" has --tsconfig, which the page does not list`,
    );
    expect(messages).toContain('no page documents the option "shims"');
    expect(messages).toContain(`${exportsPage}: the export "loadEnv" is not listed`);
  });
});
