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
 * What a build with more pages will take. It takes no less than now, and no more than in proportion
 * to the pages, since starting, fonts and the app are paid once. The geometric mean of both bounds is
 * off by the same factor from either: with the two versions that are built at least, one more makes
 * at most half as many pages again, and the factor is 1.23.
 */
export function forecast(measured: Measurement, added: number): Measurement {
  const pages = measured.pages + added;
  const factor = Math.sqrt(pages / measured.pages);
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
