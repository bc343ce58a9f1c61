import { PAGE } from '../lib/search.mts';
import { expect, test } from '../lib/test.mts';

const CROWDED = {
  'text of twice the size': { height: 800, fontSize: '200%' },
  'a window of 256 px': { height: 256, fontSize: '100%' },
};
test('with large text or in a low window bars leave room @F84', async ({ page }) => {
  for (const [name, { height, fontSize }] of Object.entries(CROWDED)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(PAGE);
      await page.addStyleTag({ content: `html{font-size:${fontSize}}` });
      const bar = (await page.getByRole('banner').boundingBox())!;
      expect(bar.height).toBeLessThanOrEqual(height / 2);
      const heading = page.locator('main h2').last();
      await page.locator('main h2 a').last().focus();
      await expect(heading).toBeInViewport();
      const top = await heading.evaluate((element) => {
        element.scrollIntoView();
        return element.getBoundingClientRect().top;
      });
      expect(top).toBeGreaterThanOrEqual(bar.height - 1);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      const isWider = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(isWider)).toBe(false);
    });
  }
});

test('paper gets the text dark on light, with links to be seen @F87', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(PAGE);
  const link = page.locator('.prose p a:not([data-definition])').first();
  const colors = await link.evaluate((element) => ({
    background: getComputedStyle(document.documentElement).backgroundColor,
    body: getComputedStyle(document.body).backgroundColor,
    link: getComputedStyle(element).color,
    decoration: getComputedStyle(element).textDecorationLine,
  }));
  expect(colors.decoration).toBe('underline');
  const sum = (color: string) =>
    color
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .reduce((total, part) => total + Number(part), 0);
  const paper = colors.body === 'rgba(0, 0, 0, 0)' ? colors.background : colors.body;
  expect(paper === 'rgba(0, 0, 0, 0)' || sum(paper) > 3 * 230, paper).toBe(true);
  expect(sum(colors.link), colors.link).toBeLessThan(3 * 128);
});
