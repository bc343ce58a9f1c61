import type { Page } from '@playwright/test';

/** Points at what only the app answers. No real pointer moves and no key is pressed: both show. */
export async function askForApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.setAttribute('data-hydrate-on-interaction', '');
    document.body.append(button);
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    button.remove();
  });
}

/** Starts the app as a visitor does, and waits until it is hydrated. */
export async function startApp(page: Page): Promise<void> {
  // A click before the page's script runs has no listener.
  await page.waitForLoadState('domcontentloaded');
  await askForApp(page);
  await page.locator('html[data-has-hydrated=true]').waitFor({ timeout: 20_000 });
}

/** Opens a page and starts its app. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startApp(page);
}

/** Gives the page at a path, or pages at some, another HTML than they were built with. */
export async function changeHtml(
  page: Page,
  path: string | RegExp,
  change: (html: string) => string,
): Promise<void> {
  await page.route(
    ({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/** Makes the browser one that prepares no page before its link is followed. */
export async function withoutSpeculation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = HTMLScriptElement.supports.bind(HTMLScriptElement);
    HTMLScriptElement.supports = (type) => type !== 'speculationrules' && supports(type);
  });
}

/** Makes the browser one that saves data, for which nothing is fetched ahead. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );
}

/** Holds requests back, of the page and its workers, until what this returns is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(address, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}
