import fs from 'node:fs/promises';
import path from 'node:path';
import { readSections } from '@rslib-docs/translations/core/sections';
import type { Finding } from '../runner/fences.mts';
import type { PackageTypes } from './package-types.mts';

/** A page about moving from another tool, with a table of its options beside those of Rslib. */
export interface Migration {
  file: string;
  /** Whose types are installed, so that its options can be compared. */
  tool?: 'Vite' | 'Rollup';
}

const page = (name: string) => `docs/guide/migration/${name}.mdx`;

export const MIGRATIONS: readonly Migration[] = [
  { file: page('tsup') },
  { file: page('modernjs-module') },
  { file: page('vite'), tool: 'Vite' },
  { file: page('rollup'), tool: 'Rollup' },
];

const SECTION = 'option-table';

/** The options of a table: those of the other tool, and below them those of Rslib. */
export interface OptionRow {
  line: number;
  from: string[];
  to: string[];
}

/** `output.target` of `output.target: 'node'`; none of commands and names of files. */
const optionsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(
    ([, code]) => /^([a-z]\w*(?:\.\w+)*)(?=$|:)/.exec(code!)?.[1] ?? [],
  );

/** The rows of the table in a section that begins at `line`; a head has no code. */
export function parseOptionTable(source: string, line: number): OptionRow[] {
  return source.split('\n').flatMap((text, index) => {
    const [, from, to] = /^\|([^|]*)\|([^|]*)\|/.exec(text) ?? [];
    if (!from?.includes('`')) return [];
    return [{ line: line + index, from: optionsIn(from), to: optionsIn(to!) }];
  });
}

/** What the tables of a page about moving to Rslib say that the types of both tools do not. */
export function checkTable(
  { tool, file }: Migration,
  rows: readonly OptionRow[],
  types: PackageTypes,
): Finding[] {
  const findings: Finding[] = [];
  const add = (line: number, message: string): void => void findings.push({ file, line, message });
  for (const { line, from, to } of rows) {
    for (const name of to) if (!types.typeOf(name)) add(line, `Rslib has no option "${name}"`);
    for (const name of tool ? from : [])
      if (!types.typeOf(name, [tool!])) add(line, `${tool} has no option "${name}"`);
  }
  return findings;
}

/** Checks the tables of all English pages about moving to Rslib; translations have the same cells. */
export async function checkMigrations(types: PackageTypes, root: string): Promise<Finding[]> {
  const findings = MIGRATIONS.map(async (migration) => {
    const source = await fs.readFile(path.join(root, migration.file), 'utf8');
    const section = (await readSections(source)).sections.find(({ id }) => id === SECTION);
    const rows = section ? parseOptionTable(section.source, section.line) : [];
    if (rows.length > 0) return checkTable(migration, rows, types);
    const message = `there is no table of options in a section "${SECTION}"`;
    return [{ file: migration.file, line: 1, message }];
  });
  return (await Promise.all(findings)).flat();
}
