/** What went wrong for whom. The others go on, and the command ends with it. */
export interface Failures {
  /** Names at once who failed at what, and why. */
  add(name: string, what: string, error: Error): void;
  /** One line for each failure. */
  readonly summary: readonly string[];
}

export function createFailures(): Failures {
  const summary: string[] = [];
  return {
    summary,
    add(name, what, error) {
      summary.push(`${name} failed at ${what}: ${error.message.split('\n')[0]}`);
      console.error(`${name} failed at ${what}; the others go on without it.\n${error.message}`);
    },
  };
}
