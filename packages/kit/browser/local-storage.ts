/**
 * `localStorage` that never throws: blocked or full storage reads as empty and forgets writes, so a
 * visitor who forbids storage still gets a working page.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page; there is nowhere to keep it.
  }
}
