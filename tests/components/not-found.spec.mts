import { appStarted, casesOf, changeHtml, expect, openApp, test } from '../lib/test.mts';

const screen = { code: '404', title: 'PAGE NOT FOUND', home: 'Take me home' };

const MISSING = [
  ['/enx/guide', 'en', '/'],
  ['/nope/zh/x', 'zh-CN', '/zh/'],
] as const;
const MORE_MISSING = [
  ['/guide//basic/cli', 'en', '/'],
  ['/zh/nope', 'zh-CN', '/zh/'],
  ['/nope', 'en', '/'],
  ['/guide/nope/deep', 'en', '/'],
  ['/zhx', 'en', '/'],
  ['/a/b/zh', 'en', '/'],
  ['/zh/en-nope', 'zh-CN', '/zh/'],
] as const;
test('an unknown address is a missing page in its language @no-hydration @F01 @F211', async ({
  page,
}) => {
  test.slow();
  for (const [path, lang, home] of casesOf([...MISSING, ...MORE_MISSING], MISSING)) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(/^404/);
      await expect(page.getByText(screen.code, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.title);
      await expect(page.getByRole('link', { name: screen.home })).toHaveAttribute('href', home);
      await expect(page).toHaveURL(path);
      const excess = () => document.documentElement.scrollHeight - window.innerHeight;
      expect(await page.evaluate(excess), 'scrolls without need').toBe(0);
      // The top bar stays, in the language of the path; nothing else does.
      const bar = page.getByRole('banner');
      const guide = bar.getByRole('link', { name: lang === 'en' ? 'Guide' : '指南' });
      await expect(guide).toHaveAttribute('href', /guide\/start\/$/);
      await expect(page.locator('#sidebar, footer, nav[aria-label*="age"] + article')).toHaveCount(0); // prettier-ignore
    });
  }
  await page.getByRole('link', { name: screen.home }).click();
  await expect(page).toHaveURL('/zh/');
  await test.step('a path that cannot be decoded', async () => {
    const response = await page.goto('/%E0%A4%A?q=1#x');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.title);
    await expect(page).toHaveURL('/%25E0%25A4%25A?q=1#x');
  });
});

/** Forms of an address that are not a path, or would lead to another origin. */
const BROKEN = ['//evil.example/x#%E0%A4%A', '/%5C%5Cx', '/zh/%#%E0%A4%A'];
const MORE_BROKEN = [
  '//nope#%', '/zh//x', '//%zz@evil.example#%',
  '//nope', '///#%', '//x/%E0%A4%A', '/%E0%A4%A', '/%2F%2Fx', '/\\x', '//zh/%E0%A4%A?q=%#%', '/%',
  '/%00', '//evil.example/%2e%2e/x', '/http://evil.example/#%', '//:80/#%',
]; // prettier-ignore
test('a broken path is a missing page here @no-hydration', async ({ page, baseURL, arrival }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('rslib.appearance', 'dark'));
  const isScreen = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    const origins = await page
      .locator('a[href]:not([target])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
    expect(new Set(origins)).toEqual(new Set([baseURL]));
  };
  for (const path of casesOf([...BROKEN, ...MORE_BROKEN], BROKEN)) {
    await test.step(path, async () => {
      await page.goto(baseURL + path);
      await isScreen();
      await expect(page.locator('html')).not.toHaveAttribute('data-undecided');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      if (arrival !== 'never') await appStarted(page);
      await isScreen();
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      // Back and Forward do this to an entry whose fragment is broken.
      await page.evaluate(() => {
        location.hash = '#%E0%A4%A';
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await isScreen();
    });
  }
});

test('with its data cut, or no language, the missing page is shown', async ({ page, problems }) => {
  const changes = {
    'its data is cut': (html: string) => html.replace('"routes":[', '"routes":[['),
    'it knows no language': (html: string) => html.replace('"locales":[', '"no":['),
  };
  for (const [what, change] of Object.entries(changes)) {
    await changeHtml(page, '/nope', change);
    await page.goto('/nope');
    await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(screen.title);
    await expect(page.locator('html'), what).not.toHaveAttribute('data-undecided');
    expect(problems.filter((problem) => !problem.startsWith('console: '))).toEqual([]);
    problems.length = 0;
  }
});

const LEAF = '/guide/basic/cli';
const FOLDER = '/guide/start/';
/** The host answers the first of these itself; the others lead to the missing page, which corrects them. */
const FORMS = [
  [`${FOLDER}index.html`, FOLDER],
  [`${LEAF}/`, LEAF],
  ['/Guide/Basic/CLI', LEAF],
] as const;
const MORE_FORMS = [
  [`${LEAF}.html`, LEAF],
  ['/guide/start', FOLDER],
  [`${FOLDER}index`, FOLDER],
  ['/index.html', '/'],
  [`${LEAF}/index.html`, LEAF],
  ['/guide/start.html', FOLDER],
] as const;

test('every form of an address leads to its page, with its query @F07', async ({ page }) => {
  test.slow();
  for (const [typed, address] of casesOf([...FORMS, ...MORE_FORMS], FORMS)) {
    await test.step(typed, async () => {
      await page.goto(`${typed}?q=1#x`);
      await expect(page).toHaveURL(`${address}?q=1#x`);
      await appStarted(page);
      await expect(page.locator('html')).toHaveAttribute('data-route', address);
      await expect(page.locator('h1')).not.toHaveText(screen.title);
    });
  }
});

test('in the app too, where a missing page keeps its address', async ({ page }) => {
  await openApp(page, LEAF);
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
  await goTo(`${FOLDER}index.html`);
  await expect(page.locator('h1')).toHaveText('Introduction');
  await goTo('/zh/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.title);
  await expect(page).toHaveURL('/zh/nope');
  await expect(page.locator('#sidebar')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: /简体中文/ }).click();
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
});

test('the prefix of the default language goes @no-hydration @F10', async ({ page, baseURL }) => {
  await page.goto('/blog/');
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/guide/basic/cli?a=1#flags', '/guide/basic/cli?a=1#flags'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    // The entry was replaced: Back leads to where the visitor came from.
    await page.goBack();
    await expect(page, from).toHaveURL('/blog/');
  }
  // It never leads to another origin.
  for (const path of [
    '/en//evil.example/x',
    '/en/%5C%5Cevil.example',
    '/en/https://evil.example',
  ]) {
    await page.goto(path);
    expect(new URL(page.url()).origin, path).toBe(new URL(baseURL!).origin);
  }
});

test('a missing page suggests others, and a search @no-hydration', async ({ page, arrival }) => {
  const typed = '/zh/config/lib/dtss';
  await page.goto(typed);
  if (arrival !== 'never') {
    const links = page.locator('main ul a');
    await expect(links.first()).toHaveAttribute('href', '/zh/config/lib/dts');
    expect(await links.count()).toBeLessThanOrEqual(3);
    await links.first().click();
    await expect(page).toHaveURL('/zh/config/lib/dts');
    await expect(page.locator('h1')).not.toHaveText(screen.title);
    await page.goto(typed);
  }
  const main = page.getByRole('main');
  await main.getByLabel('搜索文档').fill('external');
  await main.getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL('/zh/search?q=external');
  await expect(page.locator('main input')).toHaveValue('external');
});
