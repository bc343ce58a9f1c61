import { APP_CODE, appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';

const FROM = '/guide/basic/cli';
const TO = '/guide/advanced/storybook';

test('the page that is left stays as it is until the next one comes', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.goto(FROM);
  await appStarted(page);
  await page.route(APP_CODE, async (route) => {
    await arrived;
    await route.continue();
  });
  // What is drawn again gets its code as new elements, and a selection in it is lost.
  const line = page.locator('article pre .line').first();
  await line.evaluate((element) => getSelection()!.selectAllChildren(element));
  const selected = () => page.evaluate(() => getSelection()!.toString());
  const before = await selected();
  expect(before).not.toBe('');
  await page.evaluate((href) => {
    document.querySelector<HTMLElement>(`#sidebar a[href="${href}"]`)!.click();
  }, TO);
  await expect(page).toHaveURL(TO);
  await page.waitForTimeout(300);
  expect(await selected()).toBe(before);
  arrive();
  await expect(page.locator('h1')).toContainText('Storybook');
});

for (const lang of inTurn('zh')) {
  test(`the first screen of a long page comes before the rest (${lang})`, async ({ page }) => {
    const long = inLang(lang, '/guide/basic/cli');
    const sections = () => page.locator('article h2').count();
    await page.goto(long);
    const all = await sections();
    await page.goto(inLang(lang, TO));
    await appStarted(page);
    await page.evaluate(() => {
      const before = document.querySelector('h1')!.textContent;
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        Object.assign(window, { firstSections: document.querySelectorAll('article h2').length });
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.locator(`#sidebar a[href="${long}"]`).click();
    await expect(page).toHaveURL(long);
    // The address changes with the press; the heading comes with the code of the page.
    const shown = await page.waitForFunction(
      () => (window as unknown as { firstSections?: number }).firstSections,
    );
    const first = (await shown.jsonValue())!;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(all);
    await expect.poll(sections).toBe(all);
  });
}

test('what comes first fills the window, low or high, with little more', async ({ page }) => {
  const ends: number[] = [];
  for (const height of [720, 1000]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(TO);
    await appStarted(page);
    await page.evaluate(() => {
      const before = document.querySelector('h1')!.textContent;
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        const { bottom } = document.querySelector('article .prose')!.getBoundingClientRect();
        Object.assign(window, { firstEnd: bottom });
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.locator(`#sidebar a[href="${FROM}"]`).click();
    const end = await page.waitForFunction(
      () => (window as unknown as { firstEnd?: number }).firstEnd,
    );
    ends.push((await end.jsonValue())!);
    expect(ends.at(-1)).toBeGreaterThan(height);
  }
  const [low, high] = ends as [number, number];
  expect(low).toBeLessThan(high);
  expect(high).toBeLessThan(2 * 1000);
});
