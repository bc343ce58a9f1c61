import { parse } from '@babel/parser';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import type { Program } from './ast';
import { ConfigProblem, type Place } from './problem';

/** The program of a TypeScript source. Throws a `ConfigProblem` that names the place of a fault. */
export function parseTypeScript(source: string): Program {
  if (source.length > LIMITS.sourceCharacters) throw new ConfigProblem('too-long');
  try {
    return parse(source, {
      sourceType: 'module',
      plugins: ['typescript'],
      // `module.exports` may stand at the end of a script with a `return` or an `await`.
      allowReturnOutsideFunction: true,
      allowUndeclaredExports: true,
    }).program;
  } catch (error) {
    if (!(error instanceof SyntaxError && 'loc' in error)) throw error;
    const { line, column } = error.loc as Place;
    const message = error.message.replace(/ ?\(\d+:\d+\)$/, '');
    throw new ConfigProblem('syntax', { line, column: column + 1 }, message);
  }
}
