import vm from 'node:vm';
import { LIMITS } from '../shared/limits';

export class TimeLimitError extends Error {}

const context = vm.createContext({});
const script = new vm.Script('work()');

/**
 * The result of work that never waits, which ends even in a loop or a slow pattern.
 * @param what Begins the message, such as "the page"
 */
export function withinTime<T>(what: string, work: () => T, timeout: number = LIMITS.workMs): T {
  context.work = work;
  try {
    return script.runInContext(context, { timeout }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    const seconds = timeout / 1000;
    throw new TimeLimitError(`${what} takes longer than ${seconds} s to read. Divide it.`, {
      cause: error,
    });
  }
}
