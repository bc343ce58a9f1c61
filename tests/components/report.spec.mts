import type { Page } from '@playwright/test';
import { LANGUAGES, expect, inLang, inTurn, test, text } from '../lib/test.mts';

// Where the outline has a column.
test.use({ viewport: { width: 1440, height: 900 } });

const PAGE = '/guide/basic/cli';
const SECTION = 'common-flags';

const fieldsOf = async (page: Page, link: string): Promise<Record<string, string>> => {
  const address = await page.locator(link).first().getAttribute('href');
  expect(address!.length).toBeLessThanOrEqual(8192);
  return Object.fromEntries(new URL(address!).searchParams);
};

const MENU_LINK = '#section-menu [data-report]';
/** Where it is always in view. */
const OUTLINE_LINK = 'div:has(> #outline) > aside [data-report]';

const select = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      getSelection()!.selectAllChildren(element);
      return String(getSelection());
    });

for (const lang of inTurn('zh')) {
  const name = text(lang, 'section-menu.report', 'Wrong here?');

  test(`the menu of a section leads to the form with the section (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, PAGE));
    const heading = page.locator(`h2[id=${SECTION}]`);
    await heading.hover();
    await heading.getByRole('button').click();
    await expect(page.locator('#section-menu').getByRole('link', { name })).toBeVisible();
    await expect(page.locator(MENU_LINK)).toHaveAttribute('href', /title=/);
    const { title, ...fields } = await fieldsOf(page, MENU_LINK);
    expect(fields).toMatchObject({
      template: 'wrong-content.yml',
      page: `https://rslib.rs${inLang(lang, PAGE)}#${SECTION}`,
      counterpart: `https://rslib.rs${inLang(lang === 'en' ? 'zh' : 'en', PAGE)}#${SECTION}`,
      version: '1.0.1',
    });
    expect(fields.quoted).toBeUndefined();
    expect(title).toMatch(new RegExp(`^.+ › .+ \\(${lang}\\)$`));
  });
}

for (const lang of LANGUAGES) {
  test(`selected words are quoted, with the same place in the other language (${lang})`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, PAGE));
    const words = await select(page, `h2[id=${SECTION}] + p`);
    await page.locator(OUTLINE_LINK).hover();
    await expect(page.locator(OUTLINE_LINK)).toHaveAttribute('href', /counterpart=[^&]*%0A%0A/);
    const fields = await fieldsOf(page, OUTLINE_LINK);
    expect(fields.quoted).toBe(words.trim());
    expect(fields.page).toMatch(new RegExp(`#${SECTION}$`));
    const other = fields.counterpart!.split('\n\n')[1]!;
    expect(/\p{Script=Han}/u.test(other)).toBe(lang === 'en');
  });
}

/** What is quoted of a selection from the beginning of one element to the end of another. */
async function quoteOf(page: Page, from: string, to: string): Promise<Record<string, string>> {
  await page.evaluate(
    ([first, last]) => {
      const range = document.createRange();
      range.setStart(document.querySelector(first!)!.firstChild!, 0);
      range.setEndAfter([...document.querySelectorAll(last!)].at(-1)!.lastChild!);
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
    },
    [from, to],
  );
  await page.locator(OUTLINE_LINK).hover();
  await expect(page.locator(OUTLINE_LINK)).toHaveAttribute('href', /quoted=/);
  return fieldsOf(page, OUTLINE_LINK);
}

test('a long selection is quoted from its first section, and fits; one from the title has no styles of drawings', async ({
  page,
}) => {
  await page.goto(PAGE);
  const title = await page.locator('h1').innerText();
  const { quoted } = await quoteOf(page, 'h1', '.prose > p');
  expect(quoted!.startsWith(title)).toBe(true);
  expect(quoted).not.toContain('@layer');
  const length = await page.evaluate((id) => {
    const range = document.createRange();
    range.setStart(document.querySelector(`[id=${id}] + p`)!.firstChild!, 0);
    range.setEndAfter(document.querySelector('.prose')!.lastElementChild!);
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
    return String(range).length;
  }, SECTION);
  await page.mouse.move(5, 5);
  await page.locator(OUTLINE_LINK).focus();
  await expect(page.locator(OUTLINE_LINK)).toHaveAttribute('href', new RegExp(`%23${SECTION}&`));
  const fields = await fieldsOf(page, OUTLINE_LINK);
  expect(fields.page).toMatch(new RegExp(`#${SECTION}$`));
  expect(length).toBeGreaterThan(3000);
  expect(fields.quoted).toMatch(/…$/);
});

test('cells of a table are quoted apart', async ({ page }) => {
  await page.goto('/guide/migration/tsup');
  const row = '.prose table tbody tr:first-child';
  const { quoted } = await quoteOf(page, `${row} td`, `${row} td`);
  expect(quoted).toMatch(/^\S+\s+\S/);
  expect(quoted!.split('\t').length).toBeGreaterThan(1);
});

test('the selection stays when the button of its section is pressed, and only counts there', async ({
  page,
}) => {
  await page.goto(PAGE);
  const words = await select(page, `h2[id=${SECTION}] + p`);
  const open = async (id: string) => {
    await page.locator(`h2[id=${id}]`).hover();
    await page.locator(`h2[id=${id}]`).getByRole('button').click();
  };
  await open(SECTION);
  await expect(page.locator(MENU_LINK)).toHaveAttribute('href', /quoted=/);
  expect((await fieldsOf(page, MENU_LINK)).quoted).toBe(words.trim());
  await page.keyboard.press('Escape');
  await select(page, `h2[id=${SECTION}] + p`);
  const other = await page.locator(`.prose h2:not([id=${SECTION}])`).first().getAttribute('id');
  await open(other!);
  await expect(page.locator(MENU_LINK)).toHaveAttribute('href', new RegExp(`%23${other}&`));
  expect((await fieldsOf(page, MENU_LINK)).quoted).toBeUndefined();
});

test('by keyboard: the menu opens, and Escape gives the focus back', async ({ page }) => {
  await page.goto(PAGE);
  const button = page.locator(`h2[id=${SECTION}]`).getByRole('button');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(MENU_LINK)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('without the module the link leads to the form with the page', async ({ page, problems }) => {
  await page.route(/sectionTools\.[\w-]+\.js/, (route) => route.abort());
  await page.goto(PAGE);
  await page.locator(OUTLINE_LINK).hover();
  await page.waitForTimeout(300);
  expect(await fieldsOf(page, OUTLINE_LINK)).toEqual({
    template: 'wrong-content.yml',
    page: `https://rslib.rs${PAGE}`,
    version: '1.0.1',
  });
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the link is plain, in the menus of the page and of sections', async ({ page }) => {
    await page.goto(PAGE);
    for (const link of ['#page-copy [data-report]', MENU_LINK, OUTLINE_LINK])
      expect((await fieldsOf(page, link)).page).toBe(`https://rslib.rs${PAGE}`);
    await page.getByRole('button', { name: 'More ways to use this page' }).click();
    await expect(page.locator('#page-copy [data-report]')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
  test('the button of a section is shown, and its menu stays in view', async ({ page }) => {
    await page.goto(PAGE);
    const button = page.locator(`h2[id=${SECTION}]`).getByRole('button');
    await expect(button).toHaveCSS('opacity', '1');
    await button.tap();
    const menu = (await page.locator('#section-menu').boundingBox())!;
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(320);
    await expect(page.locator(MENU_LINK)).toHaveAttribute('href', new RegExp(`%23${SECTION}`));
  });
});
