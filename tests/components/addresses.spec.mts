import { appStarted, expect, test } from '../lib/test.mts';

const LEAF = '/guide/basic/cli';
const FOLDER = '/guide/start/';

/** The host answers these itself. */
const ANSWERED = [
  [`${LEAF}.html`, LEAF],
  ['/guide/start', FOLDER],
  [`${FOLDER}index`, FOLDER],
  [`${FOLDER}index.html`, FOLDER],
  ['/index.html', '/'],
] as const;
/** These lead to the one not-found page, which corrects them. */
const CORRECTED = [
  [`${LEAF}/`, LEAF],
  ['/Guide/Basic/CLI', LEAF],
  [`${LEAF}/index.html`, LEAF],
  ['/guide/start.html', FOLDER],
] as const;

test('every form of an address leads to its page, with query and fragment @F07', async ({
  page,
}) => {
  test.slow();
  for (const [typed, address] of [...ANSWERED, ...CORRECTED]) {
    await test.step(typed, async () => {
      const response = await page.goto(`${typed}?q=1#x`);
      const isAnswered = ANSWERED.some(([one]) => one === typed);
      if (isAnswered) expect(response!.status()).toBe(200);
      await expect(page).toHaveURL(`${address}?q=1#x`);
      await appStarted(page);
      await expect(page.locator('html')).toHaveAttribute('data-route', address);
      await expect(page.locator('h1')).not.toHaveText('PAGE NOT FOUND');
      const entry = page.locator('#sidebar [aria-current=page]');
      if (isAnswered && address !== '/') await expect(entry).toHaveAttribute('href', address);
    });
  }
  for (const form of [`${FOLDER}index`, `${FOLDER}index.html`, FOLDER]) {
    await test.step(`${form} in the app`, async () => {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, form);
      await expect(page.locator('h1')).not.toHaveText('PAGE NOT FOUND');
      await expect(page.locator('#sidebar')).toBeAttached();
    });
  }
});
