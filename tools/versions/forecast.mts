import fs from 'node:fs/promises';
import path from 'node:path';

/** What a build was seen to take. */
export interface Measurement {
  /** Pages of all languages and versions. */
  pages: number;
  seconds: number;
  bytes: number;
}

/**
 * What a build with more pages will take at most. Time and size are taken to grow with the pages;
 * what every build takes once (starting, fonts, the app) does not, so the truth is below.
 */
export function forecast(measured: Measurement, added: number): Measurement {
  const pages = measured.pages + added;
  const factor = pages / measured.pages;
  return { pages, seconds: measured.seconds * factor, bytes: measured.bytes * factor };
}

export async function sizeOf(dir: string): Promise<number> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await fs.stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function describeMeasurement({ pages, seconds, bytes }: Measurement): string {
  return `${pages} pages, ${seconds.toFixed(0)} s, ${(bytes / 1e6).toFixed(1)} MB`;
}
