import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });

/** The linter's messages for code in that file. */
async function saidOf(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return result!.messages.map(({ message }) => message);
}

it.each([
  [
    'packages/runtime/navigation/x.ts',
    '../../kit/shared/attempt',
    'Relative import from another package is not allowed',
  ],
  ['src/features/home/x.ts', '@site/packages/kit/shared/attempt', 'Import a package by its name'],
  ['packages/kit/shared/x.ts', '../../../src/site/identity', 'packages must not import src'],
  [
    'packages/runtime/navigation/x.ts',
    '@rslib-docs/search/engine/engine',
    'packages/runtime must not import packages/search',
  ],
  [
    'packages/kit/browser/x.ts',
    '../node/files',
    'packages/kit/browser must not import packages/kit/node',
  ],
  [
    'src/features/home/x.ts',
    '@site/src/features/blog/Blog',
    'Feature "home" must not import another feature',
  ],
  ['src/site/x.ts', '@site/tools/site/commands.mts', 'src must not import tools'],
])('%s must not import %s', async (file, asked, message) => {
  const said = await saidOf(file, `import * as x from '${asked}';\nconsole.log(x);\n`);
  expect(said.join('\n')).toContain(message);
});

it.each([
  ['packages/runtime/navigation/x.ts', '@rslib-docs/kit/shared/attempt'],
  ['packages/kit/browser/x.ts', '../shared/attempt'],
  ['src/features/home/x.ts', '@rslib-docs/kit/shared/attempt'],
])('%s may import %s', async (file, asked) => {
  expect(await saidOf(file, `import * as x from '${asked}';\nconsole.log(x);\n`)).toEqual([]);
});

it('only one module replaces modules of others', async () => {
  const code = 'export const x = (b: any) => b.NormalModuleReplacementPlugin;\n';
  const said = await saidOf('packages/runtime/bundle/x.ts', code);
  expect(said.join('\n')).toContain('Use replaceModules of runtime/upstream');
});
