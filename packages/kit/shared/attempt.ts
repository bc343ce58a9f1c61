const reported: Record<string, boolean> = {};

/** Runs what may fail in some browser; a failure is reported once, not at every key. */
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

/** Decodes a part of an address; undefined where that is not possible. */
export function decoded(text: string, decode = decodeURI): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}
