/** The part of the Network Information API that is used here; Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const isFrugalOn = (slow: RegExp): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || slow.test(connection?.effectiveType ?? '');
};

/** Whether the visitor saves data or has a slow connection: nothing is fetched ahead for them. */
export const isFrugal = (): boolean => isFrugalOn(/^(slow-)?[23]g$/);

/** The same for the one page to whose link the pointer points, which is worth more. */
export const isFrugalForLinks = (): boolean => isFrugalOn(/^(slow-)?2g$/);
