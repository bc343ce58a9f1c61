/** Messages of failures. */
const reported: Record<string, boolean> = {};

/**
 * Runs what may fail in some browser, and takes nothing else with it. A failure is reported once:
 * what fails at every key that is pressed would fill the console.
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    const text = String(error);
    if (!reported[text]) console.error(error);
    reported[text] = true;
    return undefined;
  }
}
