import path from 'node:path';
import fs from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FlakyHost } from '../../lib/flaky-host.mts';
import { FixtureSite } from '../../lib/fixture-site.mts';
import { keptPaths, untilKept } from '../../lib/offline.mts';
import { launchBrowser } from '../../lib/visited-site.mts';

const BASE = '/docs/';
const CLI = `${BASE}guide/basic/cli`;
const GLOSSARY = `${BASE}guide/start/glossary`;

describe('offline reading below a base path', () => {
  const host = new FlakyHost(BASE);
  let site: FixtureSite;
  let browser: Browser;
  let page: Page;

  /** Builds the site as it is now; the folder stays when the next one is built. */
  async function build(name: string): Promise<string> {
    const { code, output } = await site.build({ BASE_URL: BASE });
    if (code !== 0) throw new Error(output);
    const target = path.join(site.dir, name);
    await fs.rename(path.join(site.dir, 'build'), target);
    return target;
  }
  /** Names the build to which the page belongs; the page itself holds the styles that it needs. */
  const styleSheet = () =>
    page.evaluate(
      () =>
        document.querySelector<HTMLTemplateElement>('#app')!.content.querySelector('link')!.href,
    );
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  beforeAll(async () => {
    site = await FixtureSite.create();
    browser = await launchBrowser();
    page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await host.cut();
    await site?.remove();
  });

  it('keeps pages with their own files over an update @F222', async () => {
    const first = await build('first');
    await host.serve(first);
    await page.goto(host.origin + GLOSSARY);
    await untilKept(page, GLOSSARY, `${BASE}search-index.en.json`);
    await page.goto(host.origin + CLI);
    await untilKept(page, CLI);
    const oldSheet = await styleSheet();
    const oldBackground = await background();

    const page2 = (await site.read('docs/guide/basic/cli.mdx')).replace('Text of', 'News about');
    await site.write('docs/guide/basic/cli.mdx', page2);
    await site.replace(
      'src/design/tokens.css',
      '--bg: light-dark(#fbfcfb',
      '--bg: light-dark(#ffeecc',
    );
    await host.serve(await build('second'));
    await page.reload();
    expect(await page.locator('main').innerText()).toContain('News about');
    const newSheet = await styleSheet();
    expect(newSheet).not.toBe(oldSheet);
    // The new worker has its own copy of the page, before the network goes.
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return !registration!.installing && !registration!.waiting;
    });
    await untilKept(page, CLI);

    await host.cut();
    await page.reload();
    expect(await page.locator('main').innerText()).toContain('News about');
    expect(await background()).not.toBe(oldBackground);
    await page.goto(host.origin + GLOSSARY);
    expect(await styleSheet()).toBe(oldSheet);
    expect(await background()).toBe(oldBackground);
    await page.getByRole('banner').waitFor();
    await page.goto(`${host.origin}${BASE}config/`);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  });

  it('ends where the option is off, and takes the copies along @F223', async () => {
    await site.replace('src/site/options.ts', 'offline: true,', 'offline: false,');
    const third = await build('third');
    await expect(fs.access(path.join(third, 'offline.html'))).rejects.toThrow();
    await host.serve(third);
    await page.goto(host.origin + CLI);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations, { timeout: 15_000 }).toBe(0);
    expect(await keptPaths(page)).toEqual([]);
    await page.reload();
    expect(await page.locator('main').innerText()).toContain('News about');
    expect(await keptPaths(page)).toEqual([]);
  });
});
