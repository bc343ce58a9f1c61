import { appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';

const LEAF = '/guide/basic/cli';
const FOLDER = '/guide/start/';

for (const lang of inTurn('en')) {
  const leaf = inLang(lang, LEAF);
  const folder = inLang(lang, FOLDER);
  const answered = [
    [leaf, leaf],
    [`${leaf}.html`, leaf],
    [folder, folder],
    [folder.slice(0, -1), folder],
    [`${folder}index`, folder],
    [`${folder}index.html`, folder],
    [inLang(lang, '/index.html'), inLang(lang, '/')],
  ] as const;

  test(`the host answers every form of an address (${lang}) @F07`, async ({ page }) => {
    test.slow();
    for (const [typed, address] of answered) {
      const response = await page.goto(`${typed}?q=1#x`);
      expect(response!.status(), typed).toBe(200);
      await appStarted(page);
      await expect(page, typed).toHaveURL(`${address}?q=1#x`);
      await expect(page.locator('html'), typed).toHaveAttribute('data-route', address);
      await expect(page.locator('h1'), typed).not.toHaveText('PAGE NOT FOUND');
      if (address !== inLang(lang, '/'))
        await expect(page.locator('#sidebar [aria-current=page]'), typed).toHaveAttribute('href', address); // prettier-ignore
    }
  });

  // What the host cannot answer is mended by the one not-found page.
  const mended = [
    [`${leaf}/`, leaf],
    [inLang(lang, '/Guide/Basic/CLI'), leaf],
    [inLang(lang, '/GUIDE/start/'), folder],
    [`${leaf}/index.html`, leaf],
    [`${folder.slice(0, -1)}.html`, folder],
  ] as const;
  test(`the missing page mends the other forms (${lang}) @F07`, async ({ page }) => {
    test.slow();
    for (const [typed, address] of mended) {
      await page.goto(`${typed}?q=1#x`);
      await expect(page, typed).toHaveURL(`${address}?q=1#x`);
      await appStarted(page);
      await expect(page.locator('h1'), typed).not.toHaveText('PAGE NOT FOUND');
    }
  });

  test(`in-app navigation in ${lang} understands the forms too @F07`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    await appStarted(page);
    for (const form of [`${folder}index`, `${folder}index.html`, `${folder}`]) {
      await page.evaluate((to) => {
        const link = document.querySelector<HTMLAnchorElement>('header a[href]')!;
        // A link of the app, sent to the given form.
        link.setAttribute('href', to);
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, form);
      await expect(page.locator('h1')).not.toHaveText('PAGE NOT FOUND');
      await expect(page.locator('#sidebar')).toBeAttached();
    }
  });
}
