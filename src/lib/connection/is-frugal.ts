/** The part of the Network Information API that is used here; Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or has a slow connection: nothing is fetched ahead for them. */
export function isFrugal(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /^(slow-)?[23]g$/.test(connection?.effectiveType ?? '');
}
