import { expect as seen } from '@playwright/test';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { WORDS, createHostedService, createHostedSite } from '../../lib/hosted-site.mts';
import { visitSearch } from '../../lib/search-visit.mts';

const service = createHostedService();
const { visit, options, ask, askAgain } = visitSearch(() => createHostedSite(service));

beforeEach(() => service.reset());
afterAll(() => service.stop());

it('insights that a blocker stops are an error in the console and nothing else @F57', async () => {
  const { origin } = service.insights;
  visit.expected = new RegExp(`Search insights could not be|ERR_[\\w.]+ \\(${origin}/`);
  await visit.page.route(`${origin}/**`, (route) => route.abort('blockedbyclient'));
  await ask(WORDS.en);
  await seen(options()).toHaveCount(2);
  await seen.poll(() => visit.problems.length).toBeGreaterThan(0);
  await options().last().click();
  await visit.page.waitForURL('**/guide/basic/cli#first');
  await visit.page.keyboard.press('/');
  await askAgain(WORDS.en);
  await seen(options()).toHaveCount(2);
  expect(service.insights.asked).toEqual([]);
});
