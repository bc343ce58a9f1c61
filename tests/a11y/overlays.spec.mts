import { OVERLAYS } from '../lib/overlays.mts';
import { LANGUAGES, appStarted, expect, inLang, test } from '../lib/test.mts';
import { violationsOf } from './violations.mts';

for (const lang of LANGUAGES) {
  for (const { name, path, width, panel, open } of OVERLAYS) {
    test(`axe finds nothing with ${name} open (${lang})`, async ({ page }) => {
      // Two looks at a page with everything behind the overlay, on a machine that does other things too.
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(inLang(lang, path));
      await appStarted(page);
      await open(page, lang);
      await page.locator(panel).waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page), colorScheme).toEqual([]);
      }
    });
  }
}
