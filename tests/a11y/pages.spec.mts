import { LANGUAGES, appStarted, expect, inLang, test } from '../lib/test.mts';
import { CHECKED_ROUTES } from './checked-routes.mts';
import { violationsOf } from './violations.mts';

for (const lang of LANGUAGES) {
  for (const route of CHECKED_ROUTES) {
    test(`axe finds nothing on ${inLang(lang, route)}`, async ({ page }) => {
      // Four looks at the longest page take their time on a machine that does other things too.
      test.setTimeout(180_000);
      await page.goto(inLang(lang, route));
      await appStarted(page);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
}

test('axe finds a fault where there is one, on the page and in a part of it', async ({ page }) => {
  await page.goto('/blog/');
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<img src="/img/favicon.svg"><p id="faint">Faint</p>');
    document.getElementById('faint')!.style.cssText = 'color: #ccc; background: #fff';
  });
  const found = ['color-contrast: #faint', expect.stringMatching(/^image-alt: .*img/)];
  expect(await violationsOf(page)).toEqual(found);
  expect(await violationsOf(page, 'main')).toEqual(found);
  expect(await violationsOf(page, 'header')).toEqual([]);
});
