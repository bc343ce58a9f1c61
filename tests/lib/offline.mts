import { expect, type Page } from '@playwright/test';

/** Paths of everything that is kept. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths.sort();
  });
}

/** Waits until the service worker has kept these files. */
export async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([...paths]));
}
