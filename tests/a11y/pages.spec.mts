import { casesOf, expect, inLang, inTurn, openApp, test } from '../lib/test.mts';
import { CHECKED_ROUTES } from './checked-routes.mts';
import {
  clippedTextOf,
  movingAllTheSame,
  movingOf,
  violationsInAppearances,
  violationsOf,
} from './violations.mts';

/** 400 % zoom of a window of 1280 px. */
const ZOOMED_PX = 320;
const WIDTHS = [1280, 390];

for (const [index, route] of CHECKED_ROUTES.entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'zh' : 'en')) {
    test(`axe finds nothing on ${inLang(lang, route)}, zoom cuts nothing, and nothing moves with reduced motion @F80`, async ({
      page,
    }) => {
      // Four looks at the longest page take their time on a machine that does other things too.
      test.setTimeout(180_000);
      await openApp(page, inLang(lang, route));
      expect.soft(await movingAllTheSame(page), 'less motion').toEqual([]);
      // Colours are the same in both windows: in the dark, one of them is enough.
      const inTheDark = casesOf(WIDTHS, [WIDTHS[index % 2]!]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const look = inTheDark.includes(width) ? violationsInAppearances : violationsOf;
        expect.soft(await look(page), `${width} px`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize({ width: ZOOMED_PX, height: 900 });
      expect.soft(await clippedTextOf(page), '400 %').toEqual([]);
    });
  }
}

test('axe finds a fault where there is one, and motion where it is wanted', async ({ page }) => {
  await openApp(page, '/blog/');
  expect(await movingOf(page)).not.toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      `<img src="/img/favicon.svg"><p id="faint">Faint</p><p id="drawn">Over a drawing</p>
      <p id="small"><button>a</button><button>b</button></p>`,
    );
    const styles = new CSSStyleSheet();
    styles.replaceSync(`
      #faint, #drawn { position: relative; color: #ccc; background: #fff }
      #drawn::before { content: ''; position: absolute; inset: 0; background: #8881 }
      #small button { inline-size: 9px; block-size: 9px; margin: 0; padding: 0; overflow: hidden }`);
    document.adoptedStyleSheets.push(styles);
  });
  const found = [
    'color-contrast: #faint #drawn',
    expect.stringMatching(/^image-alt: .*img/),
    expect.stringMatching(/^target-size: .*button.* .*button/),
  ];
  expect(await violationsOf(page)).toEqual(found);
  expect(await violationsOf(page, 'main')).toEqual(found);
  expect(await violationsOf(page, 'header')).toEqual([]);
  expect(await violationsInAppearances(page)).toEqual([...found, `dark: ${found[0] as string}`]);
});
