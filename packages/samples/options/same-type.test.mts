import ts from 'typescript';
import { expect, it } from 'vitest';
import { isSameType } from './package-types.mts';

/** Compares the types that are called `A` and `B` in a source. */
function compare(source: string): boolean {
  const name = 'types.ts';
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const options = { strict: true, noLib: true };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([name], options, {
    ...host,
    getSourceFile: (path) => (path === name ? file : undefined),
  });
  const checker = program.getTypeChecker();
  const typeOf = (wanted: string) =>
    checker.getTypeAtLocation(
      file.statements.filter(ts.isTypeAliasDeclaration).find((one) => one.name.text === wanted)!,
    );
  return isSameType(checker, typeOf('A'), typeOf('B'));
}

/** What a program without the library of the language needs. */
const LIBRARY = 'interface Array<T> { readonly length: number; item: T }\n';

it.each([
  ['the same list', 'type A = string[]; type B = string[]', true],
  ['another list', 'type A = string[]; type B = number[]', false],
  ['lists of themselves', 'type A = string | A[]; type B = string | B[]', true],
  ['lists of themselves with other leaves', 'type A = string | A[]; type B = number | B[]', false],
  ['objects in themselves', 'type A = { a?: A; b: 1 }; type B = { a?: B; b: 1 }', true],
  ['others in themselves', 'type A = { a?: A; b: 1 }; type B = { a?: B; b: 2 }', false],
  ['objects that hold each other', 'type A = { a: { a: A } }; type B = { a: B }', true],
])('%s', (_name, types, isSame) => {
  expect(compare(LIBRARY + types)).toBe(isSame);
});
