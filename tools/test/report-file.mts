/** Runners that tell what they found in JSON. */
const REPORTING =
  /^(?:test:(?:unit|slow|builds|browser)|full:(?:arrivals|builds|browser)|engines:test)$/;

/**
 * Where the runner of a script of package.json writes what it found, from the root of the project.
 * Nothing for a script that runs no tests: it is one check, by its exit code.
 */
export const reportFile = (script: string | undefined): string | undefined =>
  script !== undefined && REPORTING.test(script)
    ? `.cache/reports/${script.replace(':', '-')}.json`
    : undefined;
