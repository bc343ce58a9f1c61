import { expect, it } from 'vitest';
import { PACKAGE_MANAGERS } from './package-managers';

const convertAll = (code: string) => PACKAGE_MANAGERS.map(([, convert]) => convert(code));

it('says a command in the words of each package manager, keeps comments, and refuses what it cannot say', () => {
  expect(PACKAGE_MANAGERS.map(([name]) => name)).toEqual(['yarn', 'pnpm', 'bun', 'deno']);
  expect(convertAll('npm add -D @rslib/core typescript@6')).toEqual([
    'yarn add -D @rslib/core typescript@6',
    'pnpm add -D @rslib/core typescript@6',
    'bun add -D @rslib/core typescript@6',
    'deno add -D npm:@rslib/core npm:typescript@6',
  ]);
  expect(convertAll('npm uninstall tsup')).toEqual([
    'yarn remove tsup',
    'pnpm remove tsup',
    'bun remove tsup',
    'deno remove tsup',
  ]);
  expect(convertAll('npm run build -- --watch')).toEqual([
    'yarn run build --watch',
    'pnpm run build --watch',
    'bun run build --watch',
    'deno task build --watch',
  ]);
  expect(convertAll('npm create rslib@latest')).toEqual([
    'yarn create rslib',
    'pnpm create rslib@latest',
    'bun create rslib@latest',
    'deno init --npm rslib@latest',
  ]);
  expect(convertAll('npm install')[3]).toBe('deno install');
  expect(convertAll('# once\n\nnpm install')[0]).toBe('# once\n\nyarn install');
  expect(() => convertAll('npm publish')).toThrow(/without npm2yarn/);
  for (const other of ['npx rslib build', 'npm install && npm run build', 'npm install # once'])
    expect(() => convertAll(other)).toThrow(/not one npm command/);
  // Yarn calls it `--dev`, and has no `-g`.
  expect(() => convertAll('npm install --save-dev tsup')).toThrow(/"--save-dev" of "npm install"/);
  expect(() => convertAll('npm install -g tsup')).toThrow(/"-g" of "npm install"/);
  expect(() => convertAll('npm add ./library')).toThrow(/without npm2yarn/);
  expect(() => convertAll('npm uninstall -D tsup')).toThrow(/"-D" of "npm uninstall"/);
});
