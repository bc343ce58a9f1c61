import type { Locator } from '@playwright/test';
import { appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';

for (const lang of inTurn('zh')) {
  test(`in-site links in ${lang} do not reload, and load the page's code on demand`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    await appStarted(page);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.locator('#sidebar a[href$="/guide/advanced/storybook"]').click();
    await expect(page).toHaveURL(inLang(lang, '/guide/advanced/storybook'));
    await expect(page.locator('h1')).toContainText('Storybook');
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    expect(requested.some((url) => /\/assets\/js\/.*\.js$/.test(url))).toBe(true);
    await expect(page.locator('#sidebar [aria-current=page]')).toHaveText('Storybook');
  });

  test(`links work without the app (${lang}) @no-hydration @F204`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/start/'));
    await page.locator('#sidebar a[href$="/guide/basic/cli"]').click();
    await expect(page).toHaveURL(inLang(lang, '/guide/basic/cli'));
    await expect(page.locator('article')).toBeVisible();
  });
}

for (const lang of inTurn('en')) {
  test(`the ends of the sidebar have one neighbour, in its place (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/start/'));
    const entries = page.locator('#sidebar a[href*="/guide/"]');
    const last = (await entries.last().getAttribute('href'))!;
    const [previous, next] = [page.locator('a[rel=prev]'), page.locator('a[rel=next]')];
    await expect(previous).toHaveCount(0);
    await expect(next).toContainText(lang === 'en' ? 'Next' : '下一页');
    const middle = async (link: Locator) => {
      const box = (await link.boundingBox())!;
      const frame = (await page.locator('article').boundingBox())!;
      return [box.x, box.x + box.width].map((x) => (x - frame.x) / frame.width);
    };
    expect((await middle(next))[0]).toBeGreaterThanOrEqual(0.49);
    await page.goto(last);
    await expect(next).toHaveCount(0);
    await expect(previous).toContainText(lang === 'en' ? 'Previous' : '上一页');
    expect((await middle(previous))[1]).toBeLessThanOrEqual(0.51);
  });

  test(`a post has an outline, no sidebar, and its date above its heading (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(inLang(lang, '/blog/introducing-rslib'));
    await expect(page.locator('#sidebar')).toHaveCount(0);
    await expect(page.locator('#outline a').first()).toBeVisible();
    const date = page.locator('main time').first();
    await expect(date).toHaveAttribute('datetime', '2025-05-14T10:00:00.000Z');
    const above = (await page.locator('h1').boundingBox())!.y - (await date.boundingBox())!.y;
    expect(above).toBeGreaterThan(0);
    expect(above).toBeLessThan(60);
  });
}

test('an address that names another page leads to the documentation', async ({ page }) => {
  await page.goto('/guide/basic/cli?instead-of=guide/start/');
  await appStarted(page);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('#sidebar')).toHaveCount(1);
});
