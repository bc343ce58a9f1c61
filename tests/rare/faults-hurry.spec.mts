import type { Page } from '@playwright/test';
import { PAGE, search } from '../lib/search.mts';
import { expect, openApp, test } from '../lib/test.mts';

interface Memory {
  bytes: number;
  nodes: number;
  jsEventListeners: number;
}

/** How to ask what a page keeps in memory when all that can be thrown away has been. */
async function memoryOf(page: Page): Promise<() => Promise<Memory>> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  return async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    return { bytes: usedSize, nodes, jsEventListeners };
  };
}

test('the last of quick links wins, and they keep no memory @F72', async ({ page }) => {
  const used = await memoryOf(page);
  const [start, end] = ['/guide/basic/cli', '/guide/basic/typescript'];
  const hurry = async () => {
    await page.evaluate(
      async ([first, last]) => {
        const appearance = document.querySelector<HTMLButtonElement>(
          'header [data-appearance-switch]',
        )!;
        for (let at = 0; at < 20; at += 1) {
          document.querySelector<HTMLAnchorElement>(`#sidebar a[href="${first}"]`)!.click();
          appearance.click();
          document.querySelector<HTMLAnchorElement>(`#sidebar a[href="${last}"]`)!.click();
          appearance.click();
          // Some of the pages are shown, others are left before.
          if (at % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 150));
        }
      },
      [start, end] as const,
    );
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TypeScript');
  };
  await openApp(page, start);
  await hurry();
  await hurry();
  const before = await used();
  await hurry();
  const after = await used();
  expect(after.bytes / before.bytes).toBeLessThan(1.1);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners * 1.1);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
});

test('opening and closing the search fifty times keeps no memory @F72', async ({ page }) => {
  const used = await memoryOf(page);
  // Within the page: what the test itself keeps there is not to be weighed.
  const openAndClose = (times: number) =>
    page.evaluate(async (count) => {
      const press = (target: Element, key: string) =>
        target.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      for (let time = 0; time < count; time += 1) {
        press(document.body, '/');
        const shell = document.querySelector<HTMLDialogElement>('dialog[data-search]')!;
        if (!shell.open) throw new Error('not opened');
        await new Promise(requestAnimationFrame);
        press(shell.querySelector('input')!, 'Escape');
        if (shell.open) throw new Error('not closed');
        await new Promise(requestAnimationFrame);
      }
    }, times);
  await openApp(page, PAGE);
  await search(page, 'bundle');
  await page.keyboard.press('Escape');
  await openAndClose(20);
  const before = await used();
  await openAndClose(50);
  const after = await used();
  expect(after.bytes / before.bytes).toBeLessThan(1.1);
  expect({ ...after, bytes: 0 }).toEqual({ ...before, bytes: 0 });
});
