/** Another text for a part of a file. */
export interface Fix {
  /** Relative to the root of the folder. */
  file: string;
  start: number;
  end: number;
  text: string;
}

export interface Finding {
  /**
   * `error` was seen: by the compiler, in a build, in what a build wrote. `warning` breaks what
   * users do in the case that its text names. `note` is all else, and needs no fix.
   */
  level: 'error' | 'warning' | 'note';
  /** Name of the rule. */
  id: string;
  /** Relative to the root of the folder. */
  file: string;
  /** Counted from 1; undefined for a file as a whole. */
  line?: number;
  message: string;
  /** The section that says more. */
  page?: string;
  /** The change to make, where it is sure. */
  fix?: Fix;
}
