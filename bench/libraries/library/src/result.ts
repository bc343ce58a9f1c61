/** Either a value or the reason why there is none. */
export type Result<T, E = Error> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Runs `work` and catches what it throws. */
export function attempt<T>(work: () => T): Result<T, unknown> {
  try {
    return ok(work());
  } catch (error) {
    return fail(error);
  }
}

export function unwrapOr<T, E>(result: Result<T, E>, fallback: T): T {
  return result.ok ? result.value : fallback;
}
