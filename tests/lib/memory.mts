import type { Page } from '@playwright/test';

export interface Memory {
  bytes: number;
  nodes: number;
  jsEventListeners: number;
}

/** How to ask what a page keeps in memory when all that can be thrown away has been. */
export async function memoryOf(page: Page): Promise<() => Promise<Memory>> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  return async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    return { bytes: usedSize, nodes, jsEventListeners };
  };
}
