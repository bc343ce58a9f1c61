import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../src/first-view');

/** What a module does by itself: all but imports, exports, types and names that the build gives. */
function actions(file: string): string[] {
  const text = fs.readFileSync(path.join(FOLDER, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isDeclared = (statement: ts.Statement) =>
    ts.isImportDeclaration(statement) ||
    (ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword));
  return source.statements
    .filter((statement) => !isDeclared(statement))
    .map((one) => one.getText());
}

it.each(['head.ts', 'controls.ts'])('%s is a list of steps that stand alone', (file) => {
  const [list, ...others] = actions(file);
  expect(list).toMatch(/^for \(const step of \[\n[\s\S]*\n\]\)\s+attempt\(step\);$/);
  expect(others).toEqual([]);
});
