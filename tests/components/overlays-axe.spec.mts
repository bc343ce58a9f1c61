import type { Page } from '@playwright/test';
import { movingAllTheSame, violationsOf } from '../a11y/violations.mts';
import { OVERLAYS, type Overlay } from '../lib/overlays.mts';
import { casesOf, expect, inLang, type Lang, openApp, test } from '../lib/test.mts';

const FINDS_NOTHING: Overlay = {
  name: 'search that finds nothing',
  path: '/guide/basic/output-structure',
  width: 1440,
  panel: 'dialog[data-search] a[href*="/issues/new"]',
  async open(page) {
    await page.keyboard.press('/');
    await page.keyboard.insertText('zzzzqq');
  },
};
const ALL = [...OVERLAYS, FINDS_NOTHING];

/** Marks what an overlay is, where it is one element; what stands behind it has a test of its own. */
const mark = (one: Element): boolean => {
  document.querySelector('[data-looked-at]')?.removeAttribute('data-looked-at');
  one.closest('[popover], dialog')?.setAttribute('data-looked-at', '');
  return document.querySelector('[data-looked-at]') !== null;
};

async function look(page: Page, lang: Lang, overlay: Overlay): Promise<void> {
  await page.setViewportSize({ width: overlay.width, height: 900 });
  await overlay.open(page, lang);
  const panel = page.locator(overlay.panel);
  await panel.waitFor();
  const part = (await panel.evaluate(mark)) ? '[data-looked-at]' : undefined;
  // One appearance in turn; both before a release.
  const usual = ALL.indexOf(overlay) % 2 === 0 ? 'light' : 'dark';
  for (const colorScheme of casesOf<'light' | 'dark'>(['light', 'dark'], [usual])) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOf(page, part), `${overlay.name}, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await movingAllTheSame(page, part), `${overlay.name}, less motion`).toEqual([]);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

for (const path of new Set(ALL.map((overlay) => overlay.path))) {
  test(`axe finds nothing with anything open on ${path}, and nothing moves with reduced motion @F80`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openApp(page, inLang('zh', path));
    for (const overlay of ALL.filter((one) => one.path === path))
      await test.step(overlay.name, () => look(page, 'zh', overlay));
  });
}
