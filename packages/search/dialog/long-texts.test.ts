import { expect, it } from 'vitest';
import { essence } from './long-texts';

const ESC = String.fromCharCode(27);

/** Output of tools, and the query that is made of it. */
const MESSAGES: readonly [tool: string, text: string, query: string][] = [
  [
    'tsc',
    `src/index.ts(3,10): error TS2307: Cannot find module './none' or its corresponding type declarations.
src/other.ts(1,10): error TS2307: Cannot find module './gone' or its corresponding type declarations.`,
    `TS2307 Cannot find module './gone' corresponding type`,
  ],
  [
    'tsc --pretty, in colours',
    `${ESC}[96msrc/index.ts${ESC}[0m:${ESC}[93m1${ESC}[0m:${ESC}[93m15${ESC}[0m - ${ESC}[91merror${ESC}[0m${ESC}[90m TS2307: ${ESC}[0mCannot find module './none' or its corresponding type declarations.

${ESC}[7m1${ESC}[0m export * from './none';
${ESC}[7m ${ESC}[0m ${ESC}[91m              ~~~~~~~~${ESC}[0m

Found 1 error in src/index.ts${ESC}[90m:1${ESC}[0m`,
    `TS2307 Cannot find module './none' corresponding type`,
  ],
  [
    'Rspack',
    `error   Build errors:
File: ./src/index.ts:1:1
  × Module not found: Can't resolve './none' in '/home/someone/work/acme-math/src'
   ╭─[1:1]
 1 │ export * from './none';
   · ───────────────────────
   ╰────

error   Build failed.
npm error Lifecycle script \`build\` failed with error:
npm error code 1
npm error path /home/someone/work/acme-math`,
    `Module not found Can't resolve './none' in 'src'`,
  ],
  [
    'Node.js',
    `node:internal/modules/esm/resolve:271
    throw new ERR_MODULE_NOT_FOUND(
          ^

Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/home/someone/app/dist/utils' imported from /home/someone/app/dist/index.js
    at finalizeResolution (node:internal/modules/esm/resolve:271:11)
    at moduleResolve (node:internal/modules/esm/resolve:861:10) {
  code: 'ERR_MODULE_NOT_FOUND',
  url: 'file:///home/someone/app/dist/utils'
}

Node.js v22.12.0`,
    `ERR_MODULE_NOT_FOUND Cannot find module 'utils' imported`,
  ],
  [
    'Node.js, the code in a line of its own',
    `Error: Cannot find module 'acme'
Require stack:
- C:\\Users\\someone\\app\\index.js
    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15) {
  code: 'MODULE_NOT_FOUND',
  requireStack: [ 'C:\\\\Users\\\\someone\\\\app\\\\index.js' ]
}`,
    `MODULE_NOT_FOUND Error Cannot find module 'acme'`,
  ],
  [
    'npm',
    `npm error code ERESOLVE
npm error ERESOLVE unable to resolve dependency tree
npm error
npm error Found: typescript@5.9.3
npm error A complete log of this run can be found in: /home/someone/.npm/_logs/debug-0.log`,
    'npm error ERESOLVE unable to resolve dependency tree',
  ],
  [
    'Node.js on Windows, of a package',
    `Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'C:\\Users\\someone\\app\\node_modules\\acme\\index.js' imported from C:\\Users\\someone\\app\\rslib.config.ts`,
    `ERR_MODULE_NOT_FOUND Cannot find package 'acme\\index.js'`,
  ],
  [
    'a log of CI, with the time of each line and the links of a terminal',
    `2025-01-01T10:00:00.1234567Z ##[error]${ESC}]8;;file:///a/b\u0007src/index.ts${ESC}]8;;\u0007(3,10): error TS2307: Cannot find module './none' or its corresponding type declarations.
2025-01-01T10:00:01.1234567Z ##[error]Process completed with exit code 1.`,
    `TS2307 Cannot find module './none' corresponding type`,
  ],
  [
    'a message in one line with a path of Windows',
    `Failed to resolve tsconfig file "C:\\Users\\someone\\work\\acme\\tsconfig.build.json" from C:\\Users\\someone\\work\\acme. Please ensure that the file exists.`,
    `Failed resolve tsconfig file "tsconfig.build.json" acme Please`,
  ],
  [
    'a task runner, with the time of day',
    `[12:03:11] packages/ui build: /home/someone/packages/ui/src/index.ts:14:10 - error TS2742: The inferred type of 'button' cannot be named without a reference to '../node_modules/@acme/theme'. This is likely not portable.`,
    `TS2742 inferred type 'button' '../node_modules/@acme/theme'`,
  ],
  [
    'Chinese',
    `src/index.ts(3,10): error TS2307: 找不到模块“./none”或其相应的类型声明。
error Command failed with exit code 2.`,
    'error TS2307 找不到模块“./none”或其相应的类型声明。',
  ],
];

it.each(MESSAGES)('keeps what matters of a message of %s', (_tool, text, query) => {
  expect(essence(text, 64)).toBe(query);
  expect(query.length).toBeLessThanOrEqual(64);
});

it('keeps a short text as it is, on one line and without colours', () => {
  expect(essence(`  ${ESC}[31mTS5011${ESC}[39m:\n   rootDir `, 64)).toBe('TS5011: rootDir');
});

it('begins at the start of a text that is not an error, and cuts lines without words', () => {
  const prose = 'How to bundle styles of several components into one file with Rslib and Less';
  expect(essence(prose, 64)).toBe(
    'How to bundle styles several components into one file Rslib Less',
  );
  expect(essence('产物'.repeat(80), 64)).toBe('产物'.repeat(32));
});

it('keeps the clauses that there is room for of Chinese, which has no spaces', () => {
  const question =
    '为什么我用 Rslib 构建出来的组件库在 webpack 项目里使用的时候样式没有生效，而且控制台报错说找不到模块，请问应该怎么配置才能解决这个问题呢？';
  expect(essence(question, 64)).toBe(
    '为什么我用 Rslib 构建出来的组件库在 webpack 项目里使用的时候样式没有生效，而且控制台报错说找不到模块',
  );
  expect(essence(`样式 ${'很'.repeat(99)}`, 64)).toBe(`样式 ${'很'.repeat(61)}`);
});

it('gives room to more of a text where there is more', () => {
  for (const [, text] of MESSAGES) expect(essence(text.repeat(9), 512).length).toBeLessThan(513);
});
