import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPages } from '@rslib-docs/samples/runner/fences';
import { describePackages } from '@rslib-docs/samples/runner/packages';
import { planPages } from '@rslib-docs/samples/runner/plan';
import { proofOf, writeProven } from '@rslib-docs/samples/runner/proven';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

interface Report {
  findings: { file: string; line: number; message: string }[];
  /** Number of samples that were not run, as they are proven already. */
  proven?: number;
}

/** A change that breaks a place of the page, and the expected message. */
type Fault = [from: string, to: string, says: string];

/** A copy of all pages, to make them wrong. */
let dir: string;
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'wrong-pages-'));
  for (const folder of ['docs', 'blog', 'i18n'])
    await fs.cp(path.join(ROOT, folder), path.join(dir, folder), { recursive: true });
});
afterEach(() => fs.rm(dir, { recursive: true, force: true }));

const read = (page: string): Promise<string> => fs.readFile(path.join(dir, page), 'utf8');

/** Replaces a text that occurs once in a page; gives the line where it stands. */
async function replace(page: string, from: string, to: string): Promise<number> {
  const text = await read(page);
  expect(text.split(from).length, `${page} holds "${from}" once`).toBe(2);
  await fs.writeFile(path.join(dir, page), text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

/** Makes a page wrong at several places; gives what must be found there. */
async function makeWrong(page: string, faults: readonly Fault[]): Promise<object[]> {
  const expected: object[] = [];
  for (const [from, to, says] of faults) {
    const line = await replace(page, from, to);
    const message = expect.stringContaining(says) as string;
    expected.push(expect.objectContaining({ file: page, line, message }));
  }
  return expected;
}

/** Runs `npm run site -- prove samples` or `npm run site -- prove options` over the copy. */
async function check(tool: string, ...args: string[]): Promise<Report & { code: number }> {
  const command = ['--import=tsx', 'tools/site/cli.mts', 'prove', tool];
  const all = [...command, '--root', dir, '--json', ...args];
  const ran = run(process.execPath, all, { cwd: ROOT, maxBuffer: 1e8 });
  const { stdout, stderr } = await ran.catch((error: unknown) => error as Awaited<typeof ran>);
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  return { ...(JSON.parse(stdout) as Report), code: ran.child.exitCode! };
}

const BUNDLE = 'docs/config/lib/bundle.mdx';
const TOOLS = 'docs/config/rsbuild/tools.mdx';
const LISTING = [
  '```text title="dist" sample="exclude"\nindex.js',
  '```text title="dist" sample="exclude"\nmain.js',
] as const;
const CONTENT = [
  '```js title="dist/bundle/index.js" sample="compare"\nconst add',
  '```js title="dist/bundle/index.js" sample="compare"\nconst plus',
] as const;
/** In the order in which they are made, each in a separate place. */
const SAMPLE_FAULTS: Record<string, Fault[]> = {
  [BUNDLE]: [
    [...LISTING, 'the listing of dist differs'],
    [...CONTENT, 'dist/bundle/index.js differs'],
    ['fails="is not supported when"', 'fails="is forbidden"', 'fails without saying "is forbidden"'],
    ['title="dist/bundleless/index.js"', 'title="dist/bundleless/main.js"', 'does not write dist/bundleless/main.js'],
    [
      'bundle: false,\n});\n```\n\n```ts title="src/index.ts" sample="types"',
      'bundles: false,\n});\n```\n\n```ts title="src/index.ts" sample="types"',
      "'bundles' does not exist",
    ],
    ['```ts title="src/start.ts" sample="types"\n', '```ts title="src/start.ts" sample="types" chekc\n', 'unknown attribute "chekc"'],
  ],
  [TOOLS]: [
    // A type that must be rejected, and is accepted.
    ['```ts check\n', '```ts check="error"\nexport const one = 1;\n```\n\n```ts\n', 'the types accept this code'],
    ['```ts\n', '```ts \n', 'say sample="id"'],
  ],
}; // prettier-ignore

// A run costs seconds, so a page has all its faults at once.
it.each([BUNDLE, TOOLS])(
  'prove samples fails for every fault of %s, each by its line @F273',
  async (page) => {
    const expected = await makeWrong(page, SAMPLE_FAULTS[page]!);
    const { code, findings } = await check('samples', '--filter', page);
    expect(code).toBe(1);
    expect(findings).toEqual(expect.arrayContaining(expected));
  },
);

it('prove samples writes what the tool gives with --write, and is clean then', async () => {
  const before = await read(BUNDLE);
  await replace(BUNDLE, ...LISTING);
  await replace(BUNDLE, ...CONTENT);
  expect((await check('samples', '--filter', BUNDLE, '--write')).code).toBe(0);
  expect(await read(BUNDLE)).toBe(before);
});

/** Its listing is wrong, so that a build of it would be seen. */
const SOURCE = `---
title: Page
---

\`\`\`ts title="src/index.ts" sample="one"
export const one = 1;
\`\`\`

\`\`\`text title="dist" sample="one"
main.js
\`\`\`
`;

it('a page that is proven is not run, and a listing that somebody changes is', async () => {
  const page = 'docs/page.mdx';
  await fs.rm(path.join(dir, 'docs'), { recursive: true });
  await fs.mkdir(path.join(dir, 'docs'));
  await fs.writeFile(path.join(dir, page), SOURCE);
  const { projects } = planPages(await readPages(dir));
  const packages = await describePackages(ROOT);
  const proofs = projects.map((project) => proofOf(project, packages));
  writeProven(dir, proofs);
  const before = await check('samples', '--filter', page);
  expect(before).toMatchObject({ code: 0, findings: [], proven: 1 });
  const expected = await makeWrong(page, [
    ['```text title="dist" sample="one"\nmain.js', '```text title="dist" sample="one"\nstart.js', 'the listing of dist differs'],
  ]); // prettier-ignore
  const { code, findings, proven } = await check('samples', '--filter', page);
  expect({ code, findings, proven }).toEqual({ code: 1, findings: expected, proven: 0 });
});

/** Where something is made wrong, how, and what the check must say. */
const OPTION_FAULTS: [page: string, from: string, to: string, says: string][] = [
  ['lib/out-base', 'option: outBase', 'option: outRoot', 'the package has no option "outRoot"'],
  ['lib/external-helpers', "type: 'boolean'", "type: 'boolean | number'", 'the type of "externalHelpers" differs from the package'],
  // A key too many.
  ['lib/banner', 'css?: string; dts', 'css?: string; html?: string; dts', 'the type of "banner" differs from the package'],
  ['lib/bundle', "default: 'true'", "default: 'false'", 'the default of "bundle" is not false'],
  ['lib/id', 'topLevel: false', 'topLevel: true', '"id" must be in a lib item'],
  ['lib/experiments', "since: '0.17'", "since: '0.16'", `"experiments" needs since: '0.17'`],
  ['lib/dts', "cli: ['--dts', '--no-dts']", "cli: ['--types']", 'no flag --types'],
  // A heading for an option that does not exist any more.
  ['lib/dts', '## `dts.alias` {', '## `dts.rename` {', 'the package has no option "dts.rename"'],
]; // prettier-ignore

it('prove options fails for everything at once, each by name and line @F274', async () => {
  const expected: object[] = [];
  for (const [page, ...fault] of OPTION_FAULTS)
    expected.push(...(await makeWrong(`docs/config/${page}.mdx`, [fault])));
  const cli = 'docs/guide/basic/cli.mdx';
  await replace(cli, '| `--tsconfig <path>` ', '| `--project <path>` ');
  await fs.rm(path.join(dir, 'docs/config/lib/shims.mdx'));
  const exportsPage = 'docs/guide/start/npm-packages.mdx';
  await replace(exportsPage, '`loadEnv`, ', '');

  const { code, findings } = await check('options');
  expect(code).toBe(1);
  expect(findings).toEqual(expect.arrayContaining(expected));
  const messages = findings.map(({ file, message }) => `${file}: ${message}`).join('\n');
  expect(messages).toContain(`${cli}: "rslib build" has no flag --project`);
  expect(messages).toContain(`${cli}: "rslib build" has --tsconfig, which the page does not list`);
  expect(messages).toContain('no page documents the option "shims"');
  expect(messages).toContain(`${exportsPage}: the export "loadEnv" is not listed`);
});
