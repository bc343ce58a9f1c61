import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticHost, listen } from '../../../tools/serve/static-host.mts';
import {
  command,
  configure,
  createStockSite,
  emptyFolder,
  fenceOf,
  packTarballs,
} from '../../lib/stock-site.mts';
import { launchBrowser } from '../../lib/visited-site.mts';

const MINUTE_MS = 60_000;
/** Two cores may be busy with others. */
const POLL = { timeout: 10_000 };
/** Both ends of the peer range of Docusaurus in the packages, and how each writes ids of headings. */
const VERSIONS = [
  ['3.7.0', (id: string) => `{#${id}}`],
  ['3.10.2', (id: string) => `{/* #${id} */}`],
] as const;
const withIds = (page: string, write: (id: string) => string): string =>
  page.replace(/\{#(\w+)\}/g, (_all, id: string) => write(id));

const ENGLISH = `---
title: Guide
description: How to begin.
---

Words before.

## Install {#install}

Run the installer.

## Zebra crossing {#zebra}

Stripes.
`;
const CHINESE = `---
title: 指南
description: 如何开始。
---

开头的话。

## 安装 {#install}

运行安装程序。

## 斑马线 {#zebra}

条纹。
`;
const GUIDE = 'docs/guide.mdx';
const TRANSLATED = 'i18n/zh-CN/docusaurus-plugin-content-docs/current/guide.mdx';

let tarballs: string[];
let browser: Browser;
const packed = emptyFolder('packed');
beforeAll(async () => {
  tarballs = await packTarballs(packed, ['search', 'translations']);
  browser = await launchBrowser();
}, 5 * MINUTE_MS);
afterAll(async () => {
  await browser?.close();
  fs.rmSync(packed, { recursive: true });
});

describe.each(VERSIONS)('a stock site of Docusaurus %s', (version, writeId) => {
  const english = withIds(ENGLISH, writeId);
  let dir: string;
  let site: string;
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), text);
  };
  const translations = (...args: string[]) => command(site, 'npx', 'docs-translations', ...args);
  const build = () => command(site, 'npx', 'docusaurus', 'build');

  beforeAll(async () => {
    dir = emptyFolder('stock-site');
    site = await createStockSite(dir, version, tarballs);
    configure(
      site,
      ['search', 'translations'].map((name) =>
        fenceOf(`packages/${name}/README.md`, 'docusaurus.config.ts'),
      ),
    );
    write(GUIDE, english);
    write(TRANSLATED, withIds(CHINESE, writeId));
  }, 20 * MINUTE_MS);
  afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

  it(
    'says of a translation what is missing, accepted and behind',
    async () => {
      const before = await translations('status');
      expect(before.code).toBe(1);
      expect(before.text).toMatch(/docs\/guide\.mdx +\| behind +\| 4 +\| 4/);
      expect(before.text).toMatch(/docs\/intro\.mdx? +\| missing/);
      expect(await translations('accept', 'guide')).toEqual({
        code: 0,
        text: '4 sections of 1 pages newly marked as current.\n',
      });
      expect((await translations('check')).text).not.toContain('guide.mdx');
      write(GUIDE, english.replace('Stripes.', 'Stripes, black and white.'));
      const check = await translations('check');
      expect(check.code).toBe(1);
      expect(check.text).toMatch(/guide\.mdx:\d+: #zebra .*\[stale\]/);
      expect(check.text).not.toContain('#install');
      expect((await translations('nonsense')).code).toBe(2);
    },
    5 * MINUTE_MS,
  );

  it(
    'answers searches in both languages, and tells readers what is behind',
    async () => {
      const built = await build();
      expect(built.code, built.text).toBe(0);
      const server = createStaticHost({ root: path.join(site, 'build') });
      const origin = `http://127.0.0.1:${await listen(server, 0)}`;
      const page = await browser.newPage({ locale: 'zh-CN' });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      try {
        const dialog = page.locator('dialog[data-search]');
        const search = async (address: string, query: string): Promise<void> => {
          await page.goto(origin + address);
          await page.locator('[data-search-open]').click();
          await dialog.locator('input').fill(query);
          await dialog.getByRole('option').first().waitFor();
        };
        await search('/docs/intro', 'zebra');
        await expect.poll(() => dialog.textContent(), POLL).toContain('Zebra crossing');
        // The app goes there without another document, where Docusaurus tells the bases of languages.
        await page.evaluate(() => Object.assign(globalThis, { isSameApp: true }));
        await page.keyboard.press('Enter');
        await page.waitForURL(`${origin}/docs/guide#zebra`);
        expect(await page.evaluate(() => 'isSameApp' in globalThis)).toBe(version !== '3.7.0');
        await search('/zh-CN/docs/intro', '斑马线');
        await expect.poll(() => dialog.textContent(), POLL).toContain('斑马线');
        expect(await dialog.textContent()).toContain('取消');
        await page.keyboard.press('Enter');
        await page.waitForURL(`${origin}/zh-CN/docs/guide#zebra`);
        const notice = page.getByRole('note');
        // The page before has a notice too, until this one is shown.
        await expect.poll(() => notice.textContent(), POLL).toContain('斑马线');
        expect(await notice.getByRole('link').getAttribute('href')).toBe('/docs/guide#zebra');
        await page.goto(`${origin}/zh-CN/docs/intro`);
        expect(await page.getByRole('note').first().textContent()).toContain('翻译');
        await page.goto(`${origin}/docs/guide`);
        expect(await page.getByRole('note').count()).toBe(0);
        await page.goto(`${origin}/search?q=zebra`);
        await page.getByRole('option').first().waitFor();
        expect(errors).toEqual([]);
      } finally {
        await page.close();
        server.close();
        server.closeAllConnections();
      }
    },
    30 * MINUTE_MS,
  );
});
