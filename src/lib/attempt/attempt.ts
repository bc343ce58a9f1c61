const reported = new Set<string>();

/**
 * Runs what may fail in some browser, and takes nothing else with it. A failure is reported once:
 * what fails at every key that is pressed would fill the console.
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    const text = String(error);
    if (!reported.has(text)) console.error(error);
    reported.add(text);
    return undefined;
  }
}
