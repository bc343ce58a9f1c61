import { ROUTES } from '../lib/routes.mts';
import { LANGUAGES, appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';

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

  for (const [typed, address] of answered) {
    test(`${typed} answers with ${address} @F07`, async ({ page, request }) => {
      expect((await request.get(typed, { maxRedirects: 0 })).status()).toBe(200);
      await page.goto(`${typed}?q=1#x`);
      await appStarted(page);
      await expect(page).toHaveURL(`${address}?q=1#x`);
      await expect(page.locator('html')).toHaveAttribute('data-route', address);
      await expect(page.locator('h1')).not.toHaveText('PAGE NOT FOUND');
      if (address !== inLang(lang, '/')) {
        await expect(page.locator('#sidebar [aria-current=page]')).toHaveAttribute('href', address);
      }
    });
  }

  // What the host cannot answer is mended by the one not-found page.
  const mended = [
    [`${leaf}/`, leaf],
    [inLang(lang, '/Guide/Basic/CLI'), leaf],
    [inLang(lang, '/GUIDE/start/'), folder],
    [`${leaf}/index.html`, leaf],
    [`${folder.slice(0, -1)}.html`, folder],
  ] as const;
  for (const [typed, address] of mended) {
    test(`${typed} is mended to ${address} @F07`, async ({ page }) => {
      await page.goto(`${typed}?q=1#x`);
      await expect(page).toHaveURL(`${address}?q=1#x`);
      await appStarted(page);
      await expect(page.locator('h1')).not.toHaveText('PAGE NOT FOUND');
    });
  }

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

test('no link on the site points to another form of an address', async ({ request }) => {
  const indexes = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const response = await request.get(inLang(lang, '/page-index.json'));
      return (await response.json()) as { routePath: string }[];
    }),
  );
  const known = new Set(indexes.flat().map((entry) => entry.routePath));
  const all = [...ROUTES, '/search'];
  expect([...known].sort()).toEqual(
    LANGUAGES.flatMap((lang) => all.map((path) => inLang(lang, path))).sort(),
  );
  const isFile = /\.(?:xml|json|svg|css|js|png|md|txt|zip)$/;
  for (const path of known) {
    const html = await (await request.get(path)).text();
    const hrefs = [...html.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s>]+))/g)]
      .map(([, quoted, bare]) => quoted ?? bare!)
      .filter((href) => href.startsWith('/'))
      .map((href) => decodeURI(href.replace(/[?#].*$/, '')));
    expect(hrefs.length, path).toBeGreaterThan(5);
    const wrong = hrefs.filter((href) => !known.has(href) && !isFile.test(href));
    expect(wrong, `on ${path}`).toEqual([]);
  }
});

test('an address that no file can have is missing, and the host stays @F07', async ({
  request,
}) => {
  for (const path of ['/index.html/', '/robots.txt/x', `/${'x'.repeat(300)}`, '/%00']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/')).status()).toBe(200);
});
