import { expect as seen } from '@playwright/test';
import path from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { FixtureSite } from '../lib/fixture-site.mts';
import { SearchGateway, load } from './search-gateway.mts';
import { visitSearch } from '../lib/search-visit.mts';
import { SphinxCluster } from './sphinx-cluster.mts';
import { LANGUAGES, inLang } from '../lib/texts.mts';

/** On every page of the small site, and so in every shard. */
const EVERYWHERE = { en: 'About', zh: '中文' } as const;
const TITLES = { en: 'guide/basic/cli', zh: '中文 guide/basic/cli' } as const;

let cluster: SphinxCluster;
let gateway: SearchGateway;

/** A small site whose dialog asks the gateway, as a deployment would set it up. */
async function createSite(): Promise<FixtureSite> {
  cluster = await SphinxCluster.start();
  gateway = await SearchGateway.start(cluster.env);
  const site = await FixtureSite.create();
  const options = { provider: 'remote', apiUrl: `${gateway.origin}/search`, indexName: 'rslib' };
  await site.setFact('src/site/options.ts', 'SEARCH_OPTIONS', JSON.stringify(options));
  await site.translate();
  return site;
}

const { visit, dialog, options, ask, askAgain } = visitSearch(createSite);

beforeAll(async () => {
  await load(cluster.env, path.join(visit.site.dir, 'build'));
  await gateway.knows('rslib');
});
afterAll(async () => {
  await gateway?.stop();
  await cluster?.stop();
});

const titles = () => options().filter({ has: visit.page.locator('mark') });

describe.each(LANGUAGES)('in %s', (lang) => {
  it('the dialog shows what the engine finds, and leads there', async () => {
    await ask(TITLES[lang], lang);
    const link = inLang(lang, '/guide/basic/cli');
    await seen(options().first()).toHaveAttribute('href', new RegExp(`^${link}(?:#|$)`));
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL(`**${link}*`);
  });

  it('the pages of a stopped shard are missing until it is back @F290', async () => {
    await ask(EVERYWHERE[lang], lang);
    await seen(titles().first()).toBeVisible();
    const whole = await options().count();
    await cluster.kill('shard-2');
    // Another form of the same word, as the dialog remembers whole answers.
    await askAgain(EVERYWHERE[lang].toLowerCase() + ' ');
    await seen.poll(() => options().count()).toBeLessThan(whole);
    await seen(options().first()).toBeVisible();
    await cluster.startDaemon('shard-2');
    // A partial answer is not cached, so the same words are searched again.
    await askAgain(EVERYWHERE[lang] + ' x');
    await askAgain(EVERYWHERE[lang].toLowerCase() + ' ');
    await seen(options()).toHaveCount(whole);
  });
});

it('markup in a page of the engine is text in the dialog @F296', async () => {
  await visit.page.route(`${gateway.origin}/**`, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('About', 'About <img src=x onerror=alert(1)>');
    await route.fulfill({ response, body: text });
  });
  await ask('About');
  await seen(dialog()).toContainText('<img src=x onerror=alert(1)>');
  await seen(dialog().locator('img')).toHaveCount(0);
});
