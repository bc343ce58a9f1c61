import type problems from './problems.json';

/** Why there is no result, in a form that every language can put into words. */
export type ProblemCode = keyof typeof problems;

export interface Place {
  /** Counted from 1, both. */
  line: number;
  column: number;
}

/** A configuration that cannot be converted. `message` quotes the parser. */
export class ConfigProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly place?: Place,
    message = '',
  ) {
    super(message);
  }
}
