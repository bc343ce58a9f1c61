import { DEFAULT_LOCALE } from '../../src/site/locales';
import { MEASURED_ROUTE } from '../sites/site.mts';
import { slowDown, withFreshPage, type Subject } from './visit.mts';

/** One that every search can answer. */
const QUERY = 'output format';

/**
 * From the press on the search to the first result, typed at once, on a slow phone whose page has
 * come to rest; and the bytes that this took. Nothing for a site without a search of its own.
 */
export async function measureSearch(subject: Subject): Promise<Record<string, number>> {
  const { site, host } = subject;
  const { search } = site.controls;
  if (!search) return {};
  return withFreshPage(subject, async (page) => {
    await page.goto(host.origin + site.address(MEASURED_ROUTE, DEFAULT_LOCALE));
    await host.quiet();
    await slowDown(page);
    host.reset();
    const started = performance.now();
    await page.locator(search.open).first().click();
    const input = page.locator(search.input).first();
    await input.fill(QUERY);
    await page.locator(search.result).first().waitFor({ timeout: 30_000 });
    const time = performance.now() - started;
    await host.quiet();
    return { 'search.first': time, 'search.bytes': host.bytes() };
  });
}
