import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeFiles } from '@rslib-docs/samples/runner/plan';
import { runProject } from '@rslib-docs/samples/runner/run-builds';
import type { AssistantRuleName } from './assistant-rules';

const ROOT = path.resolve(import.meta.dirname, '../..');

// A rule about something that a build shows only sometimes, such as lost files, is proved by the
// warning of the tool.

interface Trial {
  config?: string;
  files?: Record<string, string>;
  args?: readonly string[];
}
type Outcome = Awaited<ReturnType<typeof runProject>>;
/** Code that breaks a rule and code that follows it, and the visible difference. */
interface Proof {
  against: Trial[];
  by: Trial[];
  breaks: (outcome: Outcome) => void;
  holds: (outcome: Outcome) => void;
}

const prints =
  (text: string, code: number) =>
  (outcome: Outcome): void => {
    expect(outcome.printed.join('\n')).toContain(text);
    expect(outcome.code).toBe(code);
  };
const writes =
  (...files: string[]) =>
  ({ listing, code, printed }: Outcome): void => {
    expect(code, printed.join('\n')).toBe(0);
    expect(listing).toEqual(files);
  };
const containsInIndex =
  (text: string, isThere: boolean) =>
  ({ content }: Outcome): void => {
    expect(content['index.js']!.includes(text), content['index.js']).toBe(isThere);
  };

const ALIASED = { 'src/index.ts': "export { a } from '@/a';", 'src/a.ts': 'export const a = 1;' };
const DEPENDENT = {
  'package.json': '{ "type": "module", "dependencies": { "not-installed": "1.0.0" } }',
  'src/index.ts': "export { a } from 'not-installed';",
};
const STYLED = {
  'src/index.ts': "import './a.css';\nexport const a = 1;",
  'src/a.css': 'a { top: 0 }',
};
const MODERN = { 'src/index.ts': 'export const a = (b?: number) => b ?? Math.random();' };
const compilerOptions = (options: object): Record<string, string> => ({
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', ...options },
    include: ['src'],
  }),
});

const PROOFS: Record<AssistantRuleName, Proof> = {
  outputs: {
    against: [{ config: 'environments: { esm: {}, cjs: {} }' }],
    breaks: writes('index.js'),
    by: [{ config: "lib: [{ format: 'esm' }, { format: 'cjs' }]" }],
    holds: writes('index.cjs', 'index.js'),
  },
  entry: {
    against: [
      { config: "source: { entry: './src/index.ts' }" },
      { config: "source: { entry: { index: './src/**' } }" },
    ],
    breaks: ({ code }) => expect(code).toBe(1),
    by: [
      { config: "source: { entry: { index: './src/index.ts' } }" },
      { config: "bundle: false, source: { entry: { index: './src/**' } }" },
    ],
    holds: writes('index.js'),
  },
  alias: {
    against: [{ config: "source: { alias: { '@': './src' } }", files: ALIASED }],
    breaks: prints("Can't resolve '@/a'", 1),
    by: [{ config: "resolve: { alias: { '@': './src' } }", files: ALIASED }],
    holds: writes('index.js'),
  },
  externals: {
    against: [{ config: 'autoExternal: false', files: DEPENDENT }],
    breaks: containsInIndex('not-installed', true),
    by: [{ config: 'output: { autoExternal: false }', files: DEPENDENT }],
    holds: prints("Can't resolve 'not-installed'", 1),
  },
  declarations: {
    against: [{ config: "dts: true, lib: [{ format: 'esm' }, { format: 'cjs' }]" }],
    breaks: prints('may cause conflicting file writes or deletions', 0),
    by: [{ config: "lib: [{ format: 'esm', dts: true }, { format: 'cjs' }]" }],
    holds: writes('index.cjs', 'index.d.ts', 'index.js'),
  },
  rootDir: {
    against: [{ config: 'dts: true', files: compilerOptions({}) }],
    breaks: prints('TS5011', 1),
    by: [{ config: 'dts: true', files: compilerOptions({ rootDir: 'src' }) }],
    holds: writes('index.d.ts', 'index.js'),
  },
  styles: {
    against: [{ files: STYLED }],
    breaks: writes('index.js'),
    by: [
      { config: "output: { target: 'web' }", files: STYLED },
      { config: 'output: { emitCss: true }', files: STYLED },
    ],
    holds: writes('index.css', 'index.js'),
  },
  syntax: {
    against: [
      { files: { ...MODERN, ...compilerOptions({ target: 'es2015' }) } },
      { files: { ...MODERN, '.browserslistrc': 'chrome 50' } },
    ],
    breaks: containsInIndex('??', true),
    by: [{ config: "syntax: 'es2015'", files: MODERN }],
    holds: containsInIndex('??', false),
  },
  global: {
    against: [{ config: "lib: [{ format: 'iife' }]" }],
    breaks: prints("'import', and 'export' cannot be used outside of module code", 1),
    by: [{ config: "lib: [{ format: 'umd', umdName: 'Acme' }]" }],
    holds: containsInIndex('Acme', true),
  },
  commands: {
    against: ['dev', 'preview', 'init'].map((name) => ({ args: [name] })),
    breaks: prints('Unused args', 1),
    by: [{ args: ['--help'] }],
    holds: prints('--watch', 0),
  },
};

describe('with the installed Rslib', () => {
  let folder: string;
  beforeAll(async () => {
    // Inside of the project, so that the builds find its packages.
    await fs.mkdir(path.join(ROOT, '.cache'), { recursive: true });
    folder = await fs.mkdtemp(path.join(ROOT, '.cache/assistant-rules-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let count = 0;
  const run = ({ config, files: own = {}, args = [] }: Trial): Promise<Outcome> => {
    const files = new Map(Object.entries(own));
    if (config) files.set('rslib.config.mjs', `export default { ${config} };`);
    completeFiles(files);
    return runProject(
      { files, commands: [{ program: 'rslib', args: [...args], env: {} }] },
      { dir: path.join(folder, String(count++)), root: ROOT, signal: new AbortController().signal },
    );
  };

  it.each(Object.entries(PROOFS))(
    'the rule %s prevents a mistake',
    { timeout: 60_000 },
    async (_name, proof) => {
      for (const trial of proof.against) proof.breaks(await run(trial));
      for (const trial of proof.by) proof.holds(await run(trial));
    },
  );
});
