export interface Finding {
  /** `note` needs no fix. */
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
}
