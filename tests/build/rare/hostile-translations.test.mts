import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { TRANSLATIONS_VARIABLE } from '@rslib-docs/translations/core/places';
import { FixtureSite } from '../../lib/fixture-site.mts';
import { VisitedSite } from '../../lib/visited-site.mts';

/** As deep as `i18n/zh`, so that relative paths keep their meaning. */
const HOSTILE_FOLDER = '.hostile';
const MARK = 'smuggled';
/** An element in text, the end of an attribute, of a script, of a style, and of a JSON text. */
const HOSTILE =
  `<img src=x class=${MARK} onerror=window.hit=1><b class=${MARK}>b</b>` +
  `" class=${MARK} onfocus=window.hit=1 autofocus ' </script><script>window.hit=1</script>` +
  `</style></template></title><i class=${MARK}>i</i> \\" \\u003cb\\u003e`;
const PAGES = [
  '/zh/',
  '/zh/guide/basic/cli',
  '/zh/config/',
  '/zh/blog/',
  '/zh/blog/introducing-rslib',
  '/zh/nope',
  '/zh/search?q=text',
];

type Texts = Record<string, { message: string }>;

let keys = 0;

/** Puts the hostile text before every message, whose placeholders stay. */
async function poison(folder: string): Promise<void> {
  for (const name of await fs.readdir(folder, { recursive: true })) {
    if (!name.endsWith('.json') || name.includes('lock')) continue;
    const file = path.join(folder, name);
    const texts = JSON.parse(await fs.readFile(file, 'utf8')) as Texts;
    for (const text of Object.values(texts)) {
      text.message = HOSTILE + text.message;
      keys += 1;
    }
    await fs.writeFile(file, JSON.stringify(texts));
  }
}

async function createSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.translate();
  const folder = path.join(site.dir, HOSTILE_FOLDER, 'zh');
  await fs.cp(path.join(site.dir, 'i18n/zh'), folder, { recursive: true });
  await poison(folder);
  return site;
}

// A folder of translations that was prepared already is built without a check.
const visit = new VisitedSite(createSite, { locale: 'zh-CN', serviceWorkers: 'block' }, undefined, {
  [TRANSLATIONS_VARIABLE]: HOSTILE_FOLDER,
});

async function open(address: string, width: number): Promise<Page> {
  const page = await visit.newPage({ viewport: { width, height: 900 } });
  await visit.open(address);
  return page;
}

/** Effects of the texts on the page: elements, attributes, or a script that has run. */
const smuggled = (page: Page) =>
  page.evaluate((mark) => {
    const made = [...document.querySelectorAll(`.${mark}, [onerror], [onfocus]`)];
    return [...('hit' in window ? ['a script ran'] : []), ...made.map((one) => one.outerHTML)];
  }, MARK);

describe('markup in every key of every translation, where nothing holds it back @F112', () => {
  it.each(PAGES)('is text on %s @F112', async (address) => {
    for (const width of [1440, 390]) {
      const page = await open(address, width);
      expect(await page.getByText('<b class=').count()).toBeGreaterThan(3);
      const popovers = page.locator('[popover]');
      for (let index = 0; index < (await popovers.count()); index++) {
        await popovers.nth(index).evaluate((element) => (element as HTMLElement).showPopover());
      }
      // The page of the search has a field of its own.
      if (!address.includes('search')) {
        await page.keyboard.press('/');
        await page.locator('dialog[data-search]').waitFor();
      }
      expect(await smuggled(page), `${width} px`).toEqual([]);
      await page.context().close();
    }
  });

  it('was in hundreds of keys, none of them lost on the way', async () => {
    expect(keys).toBeGreaterThan(200);
    for (const address of ['zh/guide/basic/cli.html', '404.html', 'zh/blog/index.html']) {
      expect(await visit.site.read(`build/${address}`), address).toContain('&lt;b class=');
    }
  });
});
