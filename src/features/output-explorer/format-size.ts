/** A size as Rslib prints it. */
export function formatSize(bytes: number): string {
  const kB = bytes / 1000;
  return `${kB.toFixed(kB < 1 ? 2 : 1)} kB`;
}
