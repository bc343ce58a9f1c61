import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { Refusal } from '@rslib-docs/kit/node/command';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { DEFAULT_LOCALE, LOCALES } from '../../src/site/locales';
import { CHROMIUM_HELP, findChromium } from '../chromium/find-chromium.mts';
import { createStaticHost, listen, resolveFile } from '../serve/static-host.mts';

/** Folders of two builds of the site, both for the base path `/`. */
export interface Builds {
  before: string;
  after: string;
}

const inLanguage = (address: string, locale: string): string =>
  locale === DEFAULT_LOCALE ? address : `/${locale}${address}`;

function compressedBytes(build: string, address: string): number | undefined {
  const file = resolveFile(build, address);
  return file === undefined ? undefined : brotliCompressSync(fs.readFileSync(file)).length;
}

/** Brotli bytes of the HTML of a page in each language, before and now; undefined where it is not. */
export const bytesOf = (builds: Builds, address: string) =>
  LOCALES.map((locale) => ({
    of: locale,
    before: compressedBytes(builds.before, inLanguage(address, locale)),
    after: compressedBytes(builds.after, inLanguage(address, locale)),
  }));

async function sharedBytes(build: string, ending: string): Promise<number> {
  const folder = path.join(build, 'assets');
  const files = await listFiles(folder, ending);
  const sizes = files.map((file) => brotliCompressSync(fs.readFileSync(path.join(folder, file))));
  return sizes.reduce((sum, { length }) => sum + length, 0);
}

/** Brotli bytes of all scripts and all styles, whoever loads them. */
export const sharedBytesOf = ({ before, after }: Builds) =>
  Promise.all(
    ['.js', '.css'].map(async (ending) => ({
      of: ending,
      before: await sharedBytes(before, ending),
      after: await sharedBytes(after, ending),
    })),
  );

const VIEWPORT = { width: 1280, height: 900 };

/**
 * Writes pictures of the pages that look otherwise in the later build, two of each:
 * `guide-basic-cli.zh.before.png`. Gives how many pages do.
 */
export async function takePictures(
  builds: Builds,
  addresses: readonly string[],
  to: string,
): Promise<number> {
  const executablePath = findChromium();
  if (!executablePath) throw new Refusal('There are no pictures:', [CHROMIUM_HELP]);
  fs.mkdirSync(to, { recursive: true });
  const hosts = [builds.before, builds.after].map((root) => createStaticHost({ root }));
  const browser = await chromium.launch({ executablePath });
  try {
    const ports = await Promise.all(hosts.map((host) => listen(host, 0)));
    const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    // A first visit may lead to another language.
    await context.addInitScript(() => localStorage.setItem('rslib.visited', '1'));
    const page = await context.newPage();
    let count = 0;
    for (const address of addresses) {
      for (const locale of LOCALES) {
        const at = inLanguage(address, locale);
        const shots: Buffer[] = [];
        for (const port of ports) {
          await page.goto(`http://127.0.0.1:${port}${at}`, { waitUntil: 'networkidle' });
          shots.push(await page.screenshot({ fullPage: true, animations: 'disabled' }));
        }
        if (shots[0]!.equals(shots[1]!)) continue;
        count += 1;
        const name = address.split('/').filter(Boolean).join('-') || 'index';
        for (const [index, side] of ['before', 'after'].entries())
          fs.writeFileSync(path.join(to, `${name}.${locale}.${side}.png`), shots[index]!);
      }
    }
    return count;
  } finally {
    await browser.close();
    for (const host of hosts) host.close();
  }
}
