import { chromium } from '@playwright/test';
import { extraPages } from '../content/extra-pages.mts';
import type { PlainPage } from '../content/read-pages.mts';
import type { BenchSite } from '../sites/site.mts';
import { makeCold, runBuild } from './build.mts';
import { openBenchHost } from './host.mts';
import { weighCode } from './weight.mts';

async function weighBuild(site: BenchSite, executablePath: string): Promise<number> {
  const host = await openBenchHost(site.output);
  const browser = await chromium.launch({ executablePath });
  try {
    return await weighCode({ site, host, browser });
  } finally {
    await browser.close();
    host.close();
  }
}

/**
 * What a page in the site costs a visitor of another page, and what building a large site costs.
 * The code of one page is weighed in the site as it is, which must have been built, and in one that
 * has grown to `total` pages in both languages.
 */
export async function measureGrowth(
  site: BenchSite,
  pages: readonly PlainPage[],
  total: number,
  executablePath: string,
): Promise<Record<string, number>> {
  const extra = extraPages(pages, total);
  const inEnglish = extra.filter(({ locale }) => locale === 'en').length;
  const small = await weighBuild(site, executablePath);
  await site.prepare(pages, extra);
  await makeCold(site);
  const { ms, peakBytes } = await runBuild(await site.build());
  const large = await weighBuild(site, executablePath);
  // What is measured later as built must not be the large site.
  await makeCold(site);
  return {
    'growth.perPage': (large - small) / inEnglish,
    'growth.build': ms,
    ...(peakBytes !== undefined && { 'growth.memory': peakBytes }),
  };
}
