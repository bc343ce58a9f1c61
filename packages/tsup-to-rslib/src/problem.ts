/** Why there is no result, in a form that every language can put into words. */
export type ProblemCode =
  /** Not TypeScript. */
  | 'syntax'
  /** No configuration is exported, or one of another file. */
  | 'no-export'
  /** The export is not an object, a list of them or a function that returns one. */
  | 'no-object'
  /** Longer than any configuration. */
  | 'too-long'
  /** Nested deeper than any configuration. */
  | 'too-deep'
  /** Its names and spreads stand for more than any configuration holds. */
  | 'too-many-steps'
  /** The result would not be TypeScript: a bug of the helper. */
  | 'internal';

export interface Place {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/**
 * A configuration that cannot be converted. `message` gives the reason in English, or
 * quotes the source.
 */
export class ConfigProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly place?: Place,
    message = '',
  ) {
    super(message);
  }
}
