import type { Page } from '@playwright/test';
import { untilKept } from '../lib/offline.mts';
import { LANGUAGES, expect, inLang, test, text } from '../lib/test.mts';

const PAGE = '/guide/basic/cli';
const SECTION = 'common-flags';
const HAN = /\p{Script=Han}/u;

const panelOf = (page: Page) => page.locator('body > [role=region]:popover-open');

async function show(page: Page, lang: 'en' | 'zh', id = SECTION) {
  const heading = page.locator(`.prose [id="${id}"]`);
  await heading.hover();
  await heading.getByRole('button').click();
  const label = text(lang, 'section-menu.counterpart', 'Show in {language}');
  const name = label.replace('{language}', lang === 'en' ? '简体中文' : 'English');
  await page.locator('#section-menu').getByRole('link', { name }).click();
}

for (const lang of LANGUAGES)
  test(`a section is shown in the other language, beside itself (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(inLang(lang, PAGE));
    const ids = () =>
      page.evaluate(() => [...document.querySelectorAll('.prose [id]')].map(({ id }) => id));
    const before = await ids();
    await show(page, lang);
    const panel = panelOf(page);
    await expect(panel).toBeFocused();
    await expect(page).toHaveURL(inLang(lang, PAGE));
    const prose = panel.locator('.prose');
    await expect(prose).toHaveAttribute('lang', lang === 'en' ? 'zh-CN' : 'en');
    expect(HAN.test(await prose.innerText())).toBe(lang === 'en');
    await expect(prose.locator('h2')).toHaveCount(1);
    await expect(prose.locator('button, [id]')).toHaveCount(0);
    expect(await ids()).toEqual(before);
    await expect(page.locator('#announcer')).not.toBeEmpty();
    const [main, box] = [
      (await page.locator('article').boundingBox())!,
      (await panel.boundingBox())!,
    ];
    expect(box.x).toBeGreaterThanOrEqual(main.x + main.width - 1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.locator(`h2[id=${SECTION}]`).getByRole('button')).toBeFocused();
  });

test('it is not offered where the other page has no such section, or is not translated', async ({
  page,
}) => {
  const remove = (html: string) => html.replace(new RegExp(`\\bid="?${SECTION}"?`), '');
  await page.route(`**/zh${PAGE}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: remove(await answer.text()) });
  });
  await page.goto(PAGE);
  const heading = page.locator(`h2[id=${SECTION}]`);
  await heading.hover();
  await heading.getByRole('button').click();
  const link = page.locator('#section-menu [data-counterpart]');
  await expect(page.locator('#section-menu [data-report]')).toBeVisible();
  await expect(link).toBeHidden();
  await page.keyboard.press('Escape');
  const other = page.locator('h2[id=exit-codes]');
  await other.hover();
  await other.getByRole('button').click();
  await expect(link).toBeVisible();
});

test('a section whose translation is behind says so', async ({ page }) => {
  await page.route(`**/zh${PAGE}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/id="?section-menu"?/, `$& data-behind="x ${SECTION}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(PAGE);
  await show(page, 'en');
  await expect(panelOf(page)).toContainText('is behind the English');
  await page.keyboard.press('Escape');
  await show(page, 'en', 'exit-codes');
  await expect(panelOf(page).locator('.prose')).toBeVisible();
  await expect(panelOf(page)).not.toContainText('is behind the English');
});

test('where it cannot be loaded, the link leads to the page', async ({ page, problems }) => {
  let refused = 0;
  await page.route(`**/zh${PAGE}`, async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    refused += 1;
    return route.abort();
  });
  await page.goto(PAGE);
  await show(page, 'en');
  await expect(page).toHaveURL(`/zh${PAGE}#${SECTION}`);
  expect(refused).toBeGreaterThan(0);
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads to the page in the other language', async ({ page }) => {
    await page.goto(PAGE);
    const heading = page.locator(`h2[id=${SECTION}]`);
    await heading.hover();
    await heading.getByRole('button').click();
    await page.locator('#section-menu [data-counterpart]').click();
    await expect(page).toHaveURL(`/zh${PAGE}`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
  test('it is shown beneath, and the section above it stays in view', async ({ page }) => {
    await page.goto(PAGE);
    await show(page, 'en');
    const panel = (await panelOf(page).boundingBox())!;
    expect(panel).toMatchObject({ x: 0, width: 320 });
    const heading = (await page.locator(`h2[id=${SECTION}]`).boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(0);
    expect(heading.y + heading.height).toBeLessThan(panel.y);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > 320);
    expect(isWider).toBe(false);
    await panelOf(page).getByRole('button').tap();
    await expect(panelOf(page)).toHaveCount(0);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('what was shown of a page once is there offline', async ({ page, context }) => {
    await page.goto(PAGE);
    await untilKept(page, PAGE);
    // All sections of the page come with the first one.
    await show(page, 'en', 'exit-codes');
    await expect(panelOf(page).locator('.prose')).toContainText(HAN);
    const code = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const tools = code.filter((path) => path.includes('/sectionTools.'));
    await untilKept(page, `/zh${PAGE}`, ...tools);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.reload();
    await show(page, 'en');
    await expect(panelOf(page).locator('.prose')).toContainText(HAN);
  });
});
