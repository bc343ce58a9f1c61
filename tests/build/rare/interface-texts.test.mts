import type http from 'node:http';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ECOSYSTEM_TOOLS } from '../../../src/site/ecosystem';
import { createStaticHost, listen } from '../../../tools/serve/static-host.mts';
import { startApp } from '../../lib/app.mts';
import { FixtureSite } from '../../lib/fixture-site.mts';
import { launchBrowser } from '../../lib/visited-site.mts';

const PAGES = [
  '/',
  '/guide/basic/cli',
  '/config/',
  '/blog/',
  '/blog/introducing-rslib',
  '/nope',
  '/search?q=text',
];
const WIDTHS = [1440, 390];

const HOSTILE_MARK = 'smuggled';
/** An element in text, the end of an attribute, of a script, of a style, and of a JSON text. */
const HOSTILE =
  `<img src=x class=${HOSTILE_MARK} onerror=window.hit=1><b class=${HOSTILE_MARK}>b</b>` +
  `" class=${HOSTILE_MARK} onfocus=window.hit=1 autofocus ' </script><script>window.hit=1</script>` +
  `</style></template></title><i class=${HOSTILE_MARK}>i</i> \\" \\u003cb\\u003e`;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const exactly = (text: string) => new RegExp(`^${escape(text)}$`);

/** Unchanged texts: names, content of the fixture's authors, and three texts of the 404 page. */
const KNOWN = [
  /^(?:Rslib|English|GitHub|Discord|X|RSS|@rslib-docs\/search|\/llms\.txt)$/,
  /^(?:PAGE NOT FOUND|Take me home)$/,
  /^(?:Home|A tagline|Post|Team|First|More\.|basic|migration)$/,
  /^(?:About |Text of |…)?(?:Post|Home|benchmarks|(?:guide|config)\/[\w/-]+)\b.*$/i,
  // Bars of the chart of the home page.
  /^(?:\w+ )?\d+ ms$/,
  // Search marks the words that it found.
  /^(?:Text|of [\w/-]+\.)$/,
  ...ECOSYSTEM_TOOLS.flatMap(({ name, desc, descEn, detailsEn }) =>
    [name, descEn ?? desc, detailsEn].map(exactly),
  ),
];

/** Content of authors, names, and code: the same in every language, or translated as a page. */
const CONTENT = [
  ...['.prose', 'article > h1', 'time', 'code', 'pre', 'kbd', 'figure', 'dl', 'svg', 'script'],
  ...['[data-content]', '[lang="zh-CN"]', '[lang="zh"]', 'noscript', 'style', 'textarea'],
].join(', ');
const PSEUDO_MARK = '[!!';

/**
 * Texts that a visitor of a pseudo-locale sees or hears though no `translate()` brought them:
 * visible text and names of controls, without content and the given texts.
 */
async function untranslatedTexts(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    ({ content, mark }) => {
      const texts = new Set<string>();
      const add = (text: string | null | undefined): void => {
        const trimmed = text?.replace(/\s+/g, ' ').trim() ?? '';
        // A marked text with a link in it comes in pieces; its letters are accented all the same.
        if (/[A-Za-z]{2}/.test(trimmed) && !trimmed.includes(mark)) texts.add(trimmed);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement!;
        if (parent.closest(content) || !parent.checkVisibility()) continue;
        add(walker.currentNode.nodeValue);
      }
      for (const element of document.querySelectorAll(
        '[aria-label], [title], [placeholder], img',
      )) {
        if (element.closest(content) || !element.checkVisibility()) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          add(element.getAttribute(name));
        }
      }
      return [...texts];
    },
    { content: CONTENT, mark: PSEUDO_MARK },
  );
  return found.filter((text) => !KNOWN.some((pattern) => pattern.test(text)));
}

/** Elements, attributes or a script that a hostile text has become. */
const smuggled = (page: Page): Promise<string[]> =>
  page.evaluate((mark) => {
    const made = [...document.querySelectorAll(`.${mark}, [onerror], [onfocus]`)];
    return [...('hit' in window ? ['a script ran'] : []), ...made.map((one) => one.outerHTML)];
  }, HOSTILE_MARK);

let site: FixtureSite;
let host: http.Server;
let origin: string;
let browser: Browser;
let poisoned = 0;

/** Puts the hostile text before every Chinese message, whose placeholders stay. */
async function poison(): Promise<void> {
  const folder = path.join(site.dir, 'i18n/zh');
  for (const name of await fs.readdir(folder, { recursive: true })) {
    if (!name.endsWith('.json') || name.includes('lock')) continue;
    const file = path.join(folder, name);
    const texts = JSON.parse(await fs.readFile(file, 'utf8')) as Record<
      string,
      { message: string }
    >;
    for (const text of Object.values(texts)) {
      text.message = HOSTILE + text.message;
      poisoned += 1;
    }
    await fs.writeFile(file, JSON.stringify(texts));
  }
}

// The pseudo-locale takes the place of English, and is built without a check: Chinese is as it is.
beforeAll(async () => {
  site = await FixtureSite.create();
  await site.translate();
  await poison();
  const pseudo = ['--import=tsx', 'packages/translations/cli/cli.mts', 'pseudo'];
  const { code, output } = await site.run(pseudo);
  expect(code, output).toBe(0);
  host = createStaticHost({ root: path.join(site.dir, 'build-pseudo') });
  origin = `http://127.0.0.1:${await listen(host, 0)}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  host?.close();
  await site.remove();
});

/** Looks at a page in each window, with everything open that opens above it. */
async function look(address: string, find: (page: Page) => Promise<string[]>): Promise<Page[]> {
  const locale = address.startsWith('/zh') ? 'zh-CN' : 'en-US';
  const pages = [];
  for (const width of WIDTHS) {
    const page = await browser.newPage({ locale, viewport: { width, height: 900 } });
    await page.goto(origin + address);
    await startApp(page);
    expect(await find(page), `${width} px`).toEqual([]);
    const popovers = page.locator('[popover]');
    expect(await popovers.count()).toBeGreaterThan(1);
    for (const popover of await popovers.all()) {
      await popover.evaluate((element: HTMLElement) => element.showPopover());
      expect(await find(page), `a popover at ${width} px`).toEqual([]);
      await popover.evaluate((element: HTMLElement) => element.hidePopover());
    }
    // The page of the search has a field of its own.
    if (!address.includes('search')) {
      await page.keyboard.press('/');
      await page.locator('dialog[data-search]').waitFor();
      expect(await find(page), 'search').toEqual([]);
      await page.keyboard.press('Escape');
    }
    pages.push(page);
  }
  return pages;
}

it.each(PAGES)('every text of the interface on %s is translated, and markup in it is text @F112', async (address) => {
  for (const page of await look(address, untranslatedTexts)) {
    expect(await page.getByText(PSEUDO_MARK).count()).toBeGreaterThan(3);
    await page.close();
  }
  for (const page of await look(`/zh${address}`, smuggled)) {
    expect(await page.getByText('<b class=').count()).toBeGreaterThan(3);
    await page.close();
  }
}); // prettier-ignore

it('hundreds of keys are hostile, none of them lost on the way, and a text without a mark is found', async () => {
  expect(poisoned).toBeGreaterThan(200);
  for (const address of ['zh/guide/basic/cli.html', '404.html', 'zh/blog/index.html'])
    expect(await site.read(`build-pseudo/${address}`), address).toContain('&lt;b class=');
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(`${origin}/guide/basic/cli`);
  await startApp(page);
  await page.evaluate(() => {
    document.querySelector('footer')!.append('Forgotten text');
    document.querySelector('header button')!.setAttribute('aria-label', 'Forgotten name');
  });
  expect(await untranslatedTexts(page)).toEqual(['Forgotten text', 'Forgotten name']);
});
