import type { Page } from '@playwright/test';
import { PAGE, button, dialog, field, open, options, search, searchAll } from '../lib/search.mts';
import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

test('Apple platforms have their own key', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
  );
  await page.goto(PAGE);
  const button = page.getByRole('button', { name: 'Search (Command+K)' });
  await expect(button).toContainText('⌘ K');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await appStarted(page);
  await expect(button).toContainText('⌘ K');
  await page.keyboard.press('Meta+k');
  await expect(dialog(page)).toBeVisible();
});

for (const lang of inTurn('en')) {
  test(`the dialog leads to all results on the search page (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await search(page, 'rslib');
    const all = dialog(page).getByRole('link', {
      name: text(lang, 'search.results.all', 'See all results'),
    });
    await expect(all).toBeVisible();
    const shown = await options(page).count();
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inLang(lang, '/search?q=rslib'));
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.locator('main [role=option]').count()).toBeGreaterThan(shown);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);

    // On the search page too, where an address with another query is another document.
    await button(page, lang).click();
    await field(page).fill('dts');
    await expect(all).toHaveAttribute('href', /q=dts$/);
    await all.click();
    await expect(page).toHaveURL(inLang(lang, '/search?q=dts'));
    await expect(page.locator('main input[type=search]')).toHaveValue('dts');
  });

  test(`every group is headed by an area of the site (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await search(page, 'rslib');
    const areas = lang === 'en' ? ['Guide', 'Config', 'Blog'] : ['指南', '配置', '博客'];
    const groups = dialog(page).locator('[role=group]:not([lang])');
    const names = await groups.evaluateAll((all) =>
      all.map((group) => group.firstElementChild!.textContent),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    // A page outside of them stands for itself, as the home page does.
    for (const name of names) expect([...areas, 'Rslib']).toContain(name);
  });
}

test('the index of the language is fetched, in each language', async ({ page }) => {
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await search(page, 'umdName');
  await page.keyboard.press('Escape');
  await page.goto(inLang('zh', PAGE));
  await search(page, 'umdName');
  await expect(options(page).first()).toHaveAttribute('href', /^\/zh\//);
  const indexes = fetched.filter((path) => /search-index/.test(path));
  expect(indexes.some((path) => path.endsWith('search-index.en.json'))).toBe(true);
  expect(indexes.some((path) => path.endsWith('/zh/search-index.zh.json'))).toBe(true);
});

test('Tab stays within the open dialog @F85', async ({ page }) => {
  await page.goto(PAGE);
  await search(page, 'format');
  const places: string[] = [];
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const place = await page.evaluate(() => {
      const active = document.activeElement!;
      if (active === document.body) return 'browser';
      return active.closest('dialog[data-search]') ? 'inside' : active.outerHTML;
    });
    places.push(place);
  }
  // Between its ends the browser's own controls are visited; the page never is.
  expect(places.filter((place) => place !== 'inside' && place !== 'browser')).toEqual([]);
  expect(places.join()).not.toContain('browser,browser');
});

test('the page stays where it is, and nothing in it moves', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => scrollTo(0, 600));
  const place = () =>
    page.evaluate(() => {
      const { x, width } = document.querySelector('main')!.getBoundingClientRect();
      return { x, width, scrollY: Math.round(scrollY) };
    });
  const before = await place();
  expect(before.scrollY).toBe(600);
  await open(page);
  expect(await place()).toEqual(before);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toEqual(before);
});

test('results stay until the next have come, and typing asks once', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { asked: string[] };
    seen.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: [never]) {
      const { id, query } = args[0] as { id?: number; query: string };
      if (id !== undefined) seen.asked.push(query);
      post.apply(this, args);
    };
  });
  await page.goto(PAGE);
  await searchAll(page, 'format');
  await page.evaluate(() => {
    const seen = window as unknown as { fewest: number };
    const panel = document.querySelector('#search-list')!;
    seen.fewest = Infinity;
    const look = () => {
      seen.fewest = Math.min(seen.fewest, panel.querySelectorAll('[role=option]').length);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const letter of ' umd') await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked))
    .toEqual(['format', 'format umd']);
  await expect(options(page).first().locator('mark').first()).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { fewest: number }).fewest),
  ).toBeGreaterThan(0);
});

test.describe('the panel of the search page', () => {
  const panel = (page: Page) => page.locator('#search-page-list');
  const input = (page: Page) => page.locator('[data-search-panel] input');

  test('opens where there is a query, closes when it is left or sent', async ({ page }) => {
    await page.goto('/search');
    await expect(input(page)).toBeFocused();
    await expect(panel(page)).toBeHidden();
    await input(page).fill('bundle');
    await expect(panel(page).getByRole('option').first()).toBeVisible();
    await input(page).press('Tab');
    await expect(panel(page)).toBeHidden();
    await input(page).focus();
    await expect(panel(page)).toBeVisible();
    // Nothing is active until a key or a pointer says so: Enter sends what is written.
    await input(page).press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/search?q=bundle');
  });

  test('is reset by its button', async ({ page }) => {
    await page.goto('/search?q=bundle');
    await expect(panel(page).getByRole('option').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear the query' }).click();
    await expect(input(page)).toHaveValue('');
    await expect(page).toHaveURL('/search');
  });
});

test('who has left the search page takes nothing of it along', async ({ page }) => {
  await page.goto('/search?q=bundle');
  await expect(page.getByRole('option').first()).toBeVisible();
  await appStarted(page);
  await page.evaluate(() => (document.documentElement.dataset.alive = 'yes'));
  // With the keyboard: a press beside the list would close it.
  await page.getByRole('navigation').getByRole('link', { name: 'Config' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'yes');
  await page.locator('h1').click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/config\/$/);
});
