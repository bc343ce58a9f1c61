import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../lib/test.mts';
import { startApp } from '../lib/app.mts';
import environment from './environment.json' with { type: 'json' };

const FONTS = path.resolve(import.meta.dirname, '../../node_modules/@fontsource-variable');
const FAMILIES = ['inter', 'jetbrains-mono', 'noto-sans-sc'];
const ADDRESS = '/pinned-fonts/';

/** The browser that drew the committed screenshots: its letters are its own. */
const { chromium: DRAWN_BY } = environment;

const FACES = FAMILIES.map((family) =>
  fs
    .readFileSync(path.join(FONTS, family, 'wght.css'), 'utf8')
    .replaceAll('url(./files/', `url(${ADDRESS}${family}/`),
).join('\n');

/** The site uses the fonts of the reader's system; screenshots need the same ones everywhere. */
const PINNED = `${FACES}
:root {
  --sans: 'Inter Variable', 'Noto Sans SC Variable';
  --mono: 'JetBrains Mono Variable', 'Noto Sans SC Variable';
}`;

/** When a page was last changed comes from the history of the repository, and is as wide as its day. */
const LAST_CHANGED = 'span > time';

/** Opens a page with the pinned fonts and a pinned day, and waits until it is painted. */
export async function show(page: Page, at: string): Promise<void> {
  await page.route(`**${ADDRESS}**`, (route) => {
    const [family, file] = new URL(route.request().url()).pathname.slice(ADDRESS.length).split('/');
    return route.fulfill({ path: path.join(FONTS, family!, 'files', file!) });
  });
  await page.goto(at);
  await startApp(page);
  await page.addStyleTag({ content: PINNED });
  await page.locator(LAST_CHANGED).evaluateAll((times) => {
    for (const time of times) {
      time.textContent = document.documentElement.lang === 'en' ? 'Nov 3, 2026' : '2026年11月3日';
    }
  });
  await settle(page);
}

/** Waits for fonts that the page has come to need. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}

test.beforeEach(({ browser }) => {
  const here = browser.version().split('.')[0];
  test.skip(
    process.platform !== 'linux' || here !== DRAWN_BY,
    `The screenshots were drawn by Chromium ${DRAWN_BY} on Linux, this is ${here} on ` +
      `${process.platform}. Draw them again there with \`npm run site -- visual --write\`.`,
  );
});

export { test };
