import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../src/first-view');

/** What a module calls by itself, not in functions that others may call: the names. */
function ownCalls(file: string): string[] {
  const text = fs.readFileSync(path.join(FOLDER, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const calls: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node)) calls.push(node.expression.getText().split('.').at(-1)!);
    ts.forEachChild(node, read);
  };
  read(source);
  return calls;
}

it.each([
  ['before-paint.ts', ['attempt']],
  ['after-text.ts', ['attempt']],
  // The steps of the list, by its `flatMap`, and the presses that came before them.
  ['controls.ts', ['flatMap', 'attempt']],
])('%s runs its steps one by one: one that fails leaves the others', (file, calls) => {
  expect(ownCalls(file)).toEqual(calls);
});
