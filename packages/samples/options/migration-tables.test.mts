import { expect, it } from 'vitest';
import { checkTable, parseOptionTable } from './migrations.mts';
import type { PackageTypes } from './package-types.mts';

const TABLE = `## Options

| Tool | Rslib | Notes |
| ---- | ----- | ----- |
| \`lib.entry\`, \`lib.name\` | [\`source.entry\`](x), \`bundle: false\` | Not \`this\` |
| \`tool-plugin-x\` | \`rslib --watch\`, \`a.config.*\` | |
`;
const OPTIONS = { tool: ['lib', 'lib.entry', 'lib.name'], rslib: ['source.entry', 'bundle'] };
const types = {
  typeOf: (name: string, roots?: unknown) =>
    OPTIONS[roots ? 'tool' : 'rslib'].includes(name) ? {} : undefined,
} as unknown as PackageTypes;

function check(table: string) {
  const rows = parseOptionTable(table, 10);
  return checkTable({ file: 'a.mdx', tool: 'Vite' }, rows, types).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

it('rows have the options of both tools, and neither commands nor packages', () => {
  expect(parseOptionTable(TABLE, 10)).toEqual([
    { line: 14, from: ['lib.entry', 'lib.name'], to: ['source.entry', 'bundle'] },
    { line: 15, from: [], to: [] },
  ]);
});

it('a table names no option that a tool does not have', () => {
  expect(check(TABLE)).toEqual([]);
  const wrong = TABLE.replace('source.entry', 'source.entries').replace('`, `', '`, `old`, `');
  expect(check(wrong)).toEqual([
    '14: Rslib has no option "source.entries"',
    '14: Vite has no option "old"',
  ]);
});
