import { expect, type Page } from '@playwright/test';
import { text, type Lang } from './test.mts';

/** Text that only code samples contain, for the search in the picture. */
const IN_SAMPLES = /"type": "module"|moduleResolution/;

export interface Overlay {
  name: string;
  path: string;
  /** Width of the window in pixels; it is 900 high. */
  width: number;
  /** The overlay; the page is ready when it is visible. */
  panel: string;
  open: (page: Page, lang: Lang) => Promise<void>;
}

const PAGE = '/guide/basic/output-structure';
const POST = '/blog/introducing-rslib';
const DESKTOP = 1440;
const TABLET = 1024;
const PHONE = 390;

/** Presses a button that is found by its name in the language of the page. */
function press(id: string, english: string): Overlay['open'] {
  return (page, lang) =>
    page
      .getByRole('button', { name: text(lang, id, english), exact: true })
      .first()
      .click();
}

const ABOVE_PAGES: readonly (Omit<Overlay, 'path'> & { path?: string })[] = [
  {
    name: 'ecosystem',
    width: DESKTOP,
    panel: '#ecosystem-menu',
    open: press('ecosystem.menu.label', 'Tools of the same family'),
  },
  {
    name: 'languages',
    width: DESKTOP,
    panel: '#language-menu',
    open: (page, lang) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: lang === 'en' ? /English/ : /简体中文/ })
        .click(),
  },
  {
    name: 'tooltip',
    width: DESKTOP,
    panel: '#bar-social-2',
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Discord' }).hover(),
  },
  {
    name: 'outline',
    width: TABLET,
    panel: '#outline',
    open: press('outline.title', 'On this page'),
  },
  {
    name: 'sidebar',
    width: PHONE,
    panel: '#sidebar',
    open: press('doc-page.menu', 'Menu'),
  },
  {
    name: 'menu-screen',
    path: POST,
    width: PHONE,
    panel: '#phone-screen',
    open: press('top-bar.phone.open', 'Site menu'),
  },
  {
    name: 'search',
    width: DESKTOP,
    panel: 'dialog[data-search] [role=option]:first-of-type >> nth=0',
    open: async (page) => {
      await page.keyboard.press('/');
      const field = page.locator('dialog[data-search] input');
      const codeHit = page.locator('dialog[data-search] [role=option]', { hasText: IN_SAMPLES });
      // Until the code samples are searched too, prose answers alone.
      await expect(async () => {
        await field.fill('');
        await field.fill('moduleResolution');
        await expect(codeHit.first()).toBeAttached({ timeout: 1000 });
      }).toPass();
      // Rows that may yet be others are dimmed.
      const dimmed = page.locator('dialog[data-search] :is([data-stale], [data-provisional])');
      await expect(dimmed).toHaveCount(0);
      await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    },
  },
  {
    name: 'search-start',
    width: PHONE,
    panel: 'dialog[data-search] [role=row] >> nth=0',
    open: async (page) => {
      const { pathname } = new URL(page.url());
      const lang = pathname.startsWith('/zh/') ? 'zh' : 'en';
      await page.evaluate(
        ([key, link]) => {
          const item = { title: 'lib.dts', header: 'lib.dts > Usage', link, type: 'header' };
          localStorage.setItem(`rslib.search.recent.${key}`, JSON.stringify([item]));
        },
        [lang, pathname] as const,
      );
      await page.keyboard.press('/');
    },
  },
  {
    name: 'types',
    path: '/config/lib/banner',
    width: DESKTOP,
    panel: '[role=tooltip]:popover-open',
    open: (page) => page.locator('.typed', { hasText: /^banner$/ }).hover(),
  },
  {
    name: 'definition',
    width: DESKTOP,
    panel: '[role=tooltip]:popover-open',
    open: (page) => page.locator('.prose [data-definition]').first().hover(),
  },
  {
    name: 'image',
    path: POST,
    width: DESKTOP,
    panel: '.medium-zoom-image--opened',
    open: async (page) => {
      const button = page.locator('.prose button:has(> img)').first();
      await button.scrollIntoViewIfNeeded();
      await button.click();
    },
  },
];

/** Everything that opens above a page. */
export const OVERLAYS: readonly Overlay[] = ABOVE_PAGES.map((one) => ({ path: PAGE, ...one }));
