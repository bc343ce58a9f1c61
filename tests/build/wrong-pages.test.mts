import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
let copy: string;

beforeEach(async () => {
  copy = await fs.mkdtemp(path.join(os.tmpdir(), 'wrong-pages-'));
  for (const folder of ['docs', 'blog', 'i18n']) {
    await fs.cp(path.join(ROOT, folder), path.join(copy, folder), { recursive: true });
  }
});
afterEach(() => fs.rm(copy, { recursive: true, force: true }));

/** Replaces a text that occurs once in a page; gives the line where it stands. */
async function replace(page: string, from: string, to: string): Promise<number> {
  const file = path.join(copy, page);
  const text = await fs.readFile(file, 'utf8');
  expect(text.split(from).length, `${page} holds "${from}" once`).toBe(2);
  await fs.writeFile(file, text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

interface Finding {
  file: string;
  line: number;
  message: string;
  expected?: string;
  actual?: string;
}

function run(
  tool: string,
  ...args: string[]
): Promise<{ code: number | null; findings: Finding[] }> {
  const command = ['--import=tsx', `tools/${tool}/cli.mts`, '--root', copy, '--json', ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: ROOT });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('close', (code) => {
      if (!output.startsWith('{')) return reject(new Error(output));
      const { findings } = JSON.parse(output) as { findings: Finding[] };
      resolve({ code, findings });
    });
  });
}

interface Fault {
  name: string;
  page: string;
  from: string;
  to: string;
  says: string;
}

const BUNDLE = 'docs/config/lib/bundle.mdx';
const SAMPLE_FAULTS: Fault[] = [
  {
    name: 'a wrong listing',
    page: BUNDLE,
    from: '```text title="dist" sample="exclude"\nindex.js',
    to: '```text title="dist" sample="exclude"\nmain.js',
    says: 'the listing of dist differs',
  },
  {
    name: 'a wrong content',
    page: BUNDLE,
    from: '```js title="dist/bundle/index.js" sample="compare"\nconst add',
    to: '```js title="dist/bundle/index.js" sample="compare"\nconst plus',
    says: 'dist/bundle/index.js differs',
  },
  {
    name: 'a message that does not come',
    page: BUNDLE,
    from: 'fails="is not supported when"',
    to: 'fails="is forbidden"',
    says: 'fails without saying "is forbidden"',
  },
  {
    name: 'a file that is not written',
    page: BUNDLE,
    from: 'title="dist/bundle/index.js"',
    to: 'title="dist/bundle/main.js"',
    says: 'does not write dist/bundle/main.js',
  },
  {
    name: 'an option that does not exist',
    page: 'docs/config/lib/auto-extension.mdx',
    from: 'autoExtension: false,',
    to: 'autoExtensions: false,',
    says: "'autoExtensions' does not exist",
  },
  {
    name: 'code that says nothing',
    page: 'docs/config/lib/syntax.mdx',
    from: '```ts check\n',
    to: '```ts\n',
    says: 'say sample="id"',
  },
  {
    name: 'an attribute that nobody knows',
    page: 'docs/config/lib/syntax.mdx',
    from: '```ts check\n',
    to: '```ts chekc\n',
    says: 'unknown attribute "chekc"',
  },
  {
    name: 'a rejected type that is accepted',
    page: 'docs/config/lib/syntax.mdx',
    from: '```ts check\n',
    to: '```ts check="error"\n',
    says: 'the types accept this code',
  },
];

describe('npm run samples fails for', () => {
  it.each(SAMPLE_FAULTS)('$name', async ({ page, from, to, says }) => {
    const line = await replace(page, from, to);
    const { code, findings } = await run('samples', '--filter', page);
    expect(code).toBe(1);
    expect(findings).toContainEqual(
      expect.objectContaining({ file: page, line, message: expect.stringContaining(says) }),
    );
  });

  it('writes what the tool gives with --update, and is clean then', async () => {
    const page = 'docs/config/lib/bundle.mdx';
    const before = await fs.readFile(path.join(copy, page), 'utf8');
    await replace(page, SAMPLE_FAULTS[0]!.from, SAMPLE_FAULTS[0]!.to);
    await replace(page, SAMPLE_FAULTS[1]!.from, SAMPLE_FAULTS[1]!.to);
    expect((await run('samples', '--filter', page, '--update')).code).toBe(0);
    expect(await fs.readFile(path.join(copy, page), 'utf8')).toBe(before);
  });
});

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

describe('npm run options fails for', () => {
  it('everything at once, each by name and line', async () => {
    const expected: [Fault, number][] = [];
    for (const fault of OPTION_FAULTS) {
      expected.push([fault, await replace(fault.page, fault.from, fault.to)]);
    }
    const cli = 'docs/guide/basic/cli.mdx';
    await replace(cli, '| `--tsconfig <path>` ', '| `--project <path>` ');
    await fs.rm(path.join(copy, 'docs/config/lib/shims.mdx'));
    const exportsPage = 'docs/guide/start/npm-packages.mdx';
    await replace(exportsPage, '`loadEnv`, ', '');

    const { code, findings } = await run('options');
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
