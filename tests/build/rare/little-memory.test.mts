import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FixtureSite } from '../../lib/fixture-site.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CONTENT = ['docs', 'blog', 'i18n', 'sidebars.ts'];
/** For JavaScript; the bundler is written in Rust and keeps its memory outside. */
const HEAP_MB = 300;
const FEWEST_PAGES = 60;
const BUILD_MS = 600_000;

let site: FixtureSite;
beforeAll(async () => {
  site = await FixtureSite.create();
  for (const name of CONTENT) {
    const target = path.join(site.dir, name);
    await fs.rm(target, { recursive: true, force: true });
    await fs.cp(path.join(ROOT, name), target, { recursive: true });
  }
});
afterAll(() => site.remove());

it(
  `all pages in both languages are built with a heap of ${HEAP_MB} MB @F129`,
  async () => {
    const { code, output } = await site.build({
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    });
    expect(code, output).toBe(0);
    for (const lang of ['en', 'zh']) {
      const pages = Number(new RegExp(`^${lang}: (\\d+) pages`, 'm').exec(output)?.[1]);
      expect(pages).toBeGreaterThan(FEWEST_PAGES);
    }
    const peakMb = Number(/with (\d+) MB of memory/.exec(output)?.[1]);
    console.log(`The largest process of the build held ${peakMb} MB at most.`);
    expect(peakMb).toBeGreaterThan(HEAP_MB / 2);
  },
  BUILD_MS,
);
