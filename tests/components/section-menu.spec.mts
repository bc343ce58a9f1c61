import type { Page } from '@playwright/test';
import { untilKept } from '../lib/offline.mts';
import { changeHtml, expect, type Lang, test, text } from '../lib/test.mts';

// Where the outline has a column.
test.use({ viewport: { width: 1440, height: 900 } });

const PAGE = '/guide/basic/cli';
const SECTION = 'common-flags';
const HAN = /\p{Script=Han}/u;
const MENU_LINK = '#section-menu [data-report]';
/** In the line of tools at the end of the page. */
const PAGE_LINK = '.prose ~ * [data-report]';

const buttonOf = (page: Page, id = SECTION) =>
  page.locator(`.prose h2[id="${id}"]`).getByRole('button');

async function openMenu(page: Page, id = SECTION): Promise<void> {
  await page.locator(`.prose h2[id="${id}"]`).hover();
  await buttonOf(page, id).click();
}

/** The fields that a link fills in the form. */
async function fieldsOf(page: Page, link: string): Promise<Record<string, string>> {
  const address = await page.locator(link).first().getAttribute('href');
  expect(address!.length).toBeLessThanOrEqual(8192);
  return Object.fromEntries(new URL(address!).searchParams);
}

const select = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      getSelection()!.selectAllChildren(element);
      return String(getSelection());
    });

/** Selects from the beginning of one element to the end of another; returns how long that is. */
const selectBetween = (page: Page, from: string, to: string): Promise<number> =>
  page.evaluate(
    ([first, last]) => {
      const range = document.createRange();
      range.setStart(document.querySelector(first!)!.firstChild!, 0);
      range.setEndAfter([...document.querySelectorAll(last!)].at(-1)!.lastChild!);
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
      return String(range).length;
    },
    [from, to],
  );

/** The quoted part of the selection. */
async function quoted(page: Page): Promise<Record<string, string>> {
  await page.mouse.move(5, 5);
  await page.locator(PAGE_LINK).hover();
  await expect(page.locator(PAGE_LINK)).toHaveAttribute('href', /quoted=/);
  return fieldsOf(page, PAGE_LINK);
}

const panelOf = (page: Page) => page.locator('body > [role=region]:popover-open');

/** Shows a section in the other language. */
async function show(page: Page, lang: Lang, id = SECTION): Promise<void> {
  await openMenu(page, id);
  const label = text(lang, 'section-menu.counterpart', 'Show in {language}');
  const name = label.replace('{language}', lang === 'en' ? '简体中文' : 'English');
  const link = page.locator('#section-menu').getByRole('link', { name });
  // It leads to the section once the tools have come.
  await expect(link).toHaveAttribute('href', /#/);
  await link.click();
}

test.describe('the report of a mistake', () => {
  test('the menu of a section leads to the form with it @no-hydration', async ({ page }) => {
    await page.goto(`/zh${PAGE}`);
    await openMenu(page);
    const name = text('zh', 'section-menu.report', 'Wrong here?');
    await expect(page.locator('#section-menu').getByRole('link', { name })).toBeVisible();
    await expect(page.locator(MENU_LINK)).toHaveAttribute('href', /title=/);
    const { title, ...fields } = await fieldsOf(page, MENU_LINK);
    expect(fields).toMatchObject({
      template: 'wrong-content.yml',
      page: `https://rslib.rs/zh${PAGE}#${SECTION}`,
      counterpart: `https://rslib.rs${PAGE}#${SECTION}`,
      version: '1.0.1',
    });
    expect(fields.quoted).toBeUndefined();
    expect(title).toMatch(/^.+ › .+ \(zh\)$/);
    await page.keyboard.press('Escape');
    await expect(buttonOf(page)).toBeFocused();
    await expect(buttonOf(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(MENU_LINK)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(buttonOf(page)).toBeFocused();
  });

  test('selected words are quoted as far as they fit, with their section', async ({ page }) => {
    await page.goto(`/zh${PAGE}`);
    await test.step('the button of its section, and of another', async () => {
      const words = await select(page, `h2[id=${SECTION}] + p`);
      await openMenu(page);
      await expect(page.locator(MENU_LINK)).toHaveAttribute('href', /quoted=/);
      expect((await fieldsOf(page, MENU_LINK)).quoted).toBe(words.trim());
      await page.keyboard.press('Escape');
      await select(page, `h2[id=${SECTION}] + p`);
      await openMenu(page, 'exit-codes');
      await expect(page.locator(MENU_LINK)).toHaveAttribute('href', /%23exit-codes&/);
      expect((await fieldsOf(page, MENU_LINK)).quoted).toBeUndefined();
      await page.keyboard.press('Escape');
    });
    await test.step('the line at the end of the page', async () => {
      const words = await select(page, `h2[id=${SECTION}] + p`);
      await page.locator(PAGE_LINK).hover();
      await expect(page.locator(PAGE_LINK)).toHaveAttribute('href', /counterpart=[^&]*%0A%0A/);
      const fields = await fieldsOf(page, PAGE_LINK);
      expect(fields.quoted).toBe(words.trim());
      expect(fields.page).toMatch(new RegExp(`#${SECTION}$`));
      expect(words).toMatch(HAN);
      expect(fields.counterpart!.split('\n\n')[1]).not.toMatch(HAN);
    });
    await test.step('from the title, without styles of drawings', async () => {
      await selectBetween(page, 'h1', '.prose > p');
      const fields = await quoted(page);
      expect(fields.quoted!.startsWith(await page.locator('h1').innerText())).toBe(true);
      expect(fields.quoted).not.toContain('@layer');
    });
    await test.step('a long one, from its first section', async () => {
      const length = await selectBetween(page, `[id=${SECTION}] + p`, '.prose > :last-child');
      expect(length).toBeGreaterThan(2000);
      await page.mouse.move(5, 5);
      await page.locator(PAGE_LINK).focus();
      await expect(page.locator(PAGE_LINK)).toHaveAttribute('href', new RegExp(`%23${SECTION}&`)); // prettier-ignore
      const fields = await fieldsOf(page, PAGE_LINK);
      expect(fields.page).toMatch(new RegExp(`#${SECTION}$`));
      expect(fields.quoted).toMatch(/…$/);
    });
    await test.step('cells of a table apart', async () => {
      await page.goto('/guide/migration/tsup');
      const cells = '.prose table tbody tr:first-child td';
      await selectBetween(page, cells, cells);
      const fields = await quoted(page);
      expect(fields.quoted).toMatch(/^\S+\s+\S/);
      expect(fields.quoted!.split('\t').length).toBeGreaterThan(1);
    });
  });
});

test.describe('the section in the other language', () => {
  test('is shown beside the section itself @no-hydration', async ({ page }) => {
    await page.goto(`/zh${PAGE}`);
    const ids = () =>
      page.evaluate(() => [...document.querySelectorAll('.prose [id]')].map(({ id }) => id));
    const before = await ids();
    await show(page, 'zh');
    const panel = panelOf(page);
    await expect(panel).toBeFocused();
    await expect(page).toHaveURL(`/zh${PAGE}`);
    const prose = panel.locator('.prose');
    await expect(prose).toHaveAttribute('lang', 'en');
    await expect(prose).not.toContainText(HAN);
    await expect(prose.locator('h2')).toHaveCount(1);
    await expect(prose.locator('button, [id]')).toHaveCount(0);
    expect(await ids()).toEqual(before);
    await expect(page.locator('#announcer')).not.toBeEmpty();
    const main = (await page.locator('article').boundingBox())!;
    const box = (await panel.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(main.x + main.width - 1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(buttonOf(page)).toBeFocused();
  });

  test('is not offered where it is missing, and says when it is behind', async ({ page }) => {
    await changeHtml(page, `/zh${PAGE}`, (html) =>
      html
        .replace(/\bid="?exit-codes"?/, '')
        .replace(/id="?section-menu"?/, `$& data-behind="x ${SECTION}"`),
    );
    await page.goto(PAGE);
    await openMenu(page, 'exit-codes');
    await expect(page.locator(MENU_LINK)).toBeVisible();
    await expect(page.locator('#section-menu [data-counterpart]')).toBeHidden();
    await page.keyboard.press('Escape');
    await show(page, 'en');
    await expect(panelOf(page)).toContainText('is behind the English');
    await page.keyboard.press('Escape');
    await show(page, 'en', 'commands');
    await expect(panelOf(page).locator('.prose')).toBeVisible();
    await expect(panelOf(page)).not.toContainText('is behind the English');
  });

  test('is on its own page where it cannot be loaded; without the module the form gets the page', async ({
    page,
    problems,
  }) => {
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

    await page.route(/sectionTools\.[\w-]+\.js/, (route) => route.abort());
    await page.goto(PAGE);
    const failed = page.waitForEvent('requestfailed');
    await page.locator(PAGE_LINK).hover();
    await failed;
    expect(await fieldsOf(page, PAGE_LINK)).toEqual({
      template: 'wrong-content.yml',
      page: `https://rslib.rs${PAGE}`,
      version: '1.0.1',
    });
    problems.length = 0;
  });

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });
    test('is there offline once one of the page was shown', async ({ page, context }) => {
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
  test('the button and the menu are in view, the other language below', async ({ page }) => {
    await page.goto(PAGE);
    await expect(buttonOf(page)).toHaveCSS('opacity', '1');
    await buttonOf(page).tap();
    const menu = (await page.locator('#section-menu').boundingBox())!;
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(320);
    await expect(page.locator(MENU_LINK)).toHaveAttribute('href', new RegExp(`%23${SECTION}`));
    await page.locator('#section-menu [data-counterpart]').tap();
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
