/** Whether the visitor asked to be spared what is not needed; unknown to some browsers. */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
