import { changeHtml, expect, test, text } from '../lib/test.mts';

const POST = '/blog/introducing-rslib';
const ADDRESS = '/img/fault';
/** A picture of one pixel, the smallest that PNG can hold. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const drawing = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h8000v8000z"/></svg>`;
const svg = (body: string) => ({ contentType: 'image/svg+xml', body });

const IMAGES = {
  'that is gone': { status: 404 },
  'of one pixel': { contentType: 'image/png', body: PIXEL },
  'of 8,000 px': svg(drawing('width="8000" height="8000"')),
  'without a size of its own': svg(drawing('viewBox="0 0 80 40"')),
};

test('an image of any size is enlarged within the window @F61', async ({ page }) => {
  for (const [name, answer] of Object.entries(IMAGES)) {
    await test.step(`an image ${name}`, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 900, height: 600 });
      await page.route(`**${ADDRESS}`, (route) => route.fulfill(answer));
      await changeHtml(page, POST, (html) =>
        html.replaceAll(/src="data:image[^"]*"/g, `src="${ADDRESS}"`),
      );
      await page.goto(POST);
      const label = text('en', 'image-zoom.open.label', 'Enlarge image: {alt}').split('{')[0]!;
      const button = page.getByRole('button', { name: label }).first();
      const zoomed = page.locator('.medium-zoom-image--opened');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(zoomed).toBeVisible();
      const box = (await zoomed.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(900);
      expect(box.y + box.height).toBeLessThanOrEqual(600);
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(zoomed).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(button).toBeFocused();
    });
  }
});
