import { LOCALE_CONFIGS, type Locale } from '../../src/site/locales';
import { addUp, type WeighedFile } from './page-weight.mts';
import { recordPage } from './record-page.mts';
import { weighFiles } from './weigh-files.mts';
import { MEASURED_ROUTE } from '../sites/site.mts';
import type { Subject } from './visit.mts';

async function weigh({ browser, host, site }: Subject, locale: Locale, savesData: boolean) {
  const pathname = site.address(MEASURED_ROUTE, locale);
  // Some sites lead visitors to the language of their browser.
  const visitor = { savesData, locale: LOCALE_CONFIGS[locale].htmlLang };
  const { files } = await weighFiles(await recordPage(browser, host, pathname, visitor));
  return files;
}

/** What the page loads on an empty cache: bytes in Brotli 11. */
export async function measureWeight(subject: Subject): Promise<Record<string, number>> {
  const english = addUp(await weigh(subject, 'en', false));
  const frugal = addUp(await weigh(subject, 'en', true));
  const chinese = addUp(await weigh(subject, 'zh', false));
  return {
    'weight.beforePaint': english.blocksFirstPaint.brotliBytes,
    'weight.beforePaint.zh': chinese.blocksFirstPaint.brotliBytes,
    'weight.savesData': frugal.untilIdle.brotliBytes,
    'weight.idle': english.untilIdle.brotliBytes,
    'weight.idle.zh': chinese.untilIdle.brotliBytes,
    'weight.requests': english.page.requests,
  };
}

const isCode = ({ kind }: WeighedFile) => kind === 'HTML' || kind === 'CSS' || kind === 'JS';

/** HTML, styles and scripts of the page, those after a first key press included. */
export async function weighCode(subject: Subject): Promise<number> {
  const files = await weigh(subject, 'en', false);
  return files.filter(isCode).reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
}
