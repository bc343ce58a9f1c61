import { expect, it } from 'vitest';
import { VisitedSite } from '../lib/visited-site.mts';

const visited = new VisitedSite('shared');
const arrival = () =>
  visited.page.evaluate(() => location.pathname + location.search + location.hash);

it.each([
  ['/guide/old', '/guide/states/plain#first'],
  ['/guide/old.html?a=1', '/guide/states/plain?a=1#first'],
  ['/zh/guide/old?a=1#intro', '/zh/guide/states/plain?a=1#intro'],
  ['/zh/old-guide/', '/zh/guide/start/'],
])('%s leads to %s, with query and fragment', async (from, to) => {
  // First visitors are redirected to their own language; these have the language of the page.
  await visited.newPage({ locale: from.startsWith('/zh/') ? 'zh-CN' : 'en-US' });
  await visited.page.goto(visited.origin + from);
  await visited.page.waitForURL(visited.origin + to);
  expect(await arrival()).toBe(to);
});

it('other forms of an old address lead there too, and without scripts', async () => {
  const response = await visited.page.goto(`${visited.origin}/Guide/OLD/?a=1`);
  expect(response?.status()).toBe(404);
  await visited.page.waitForURL(`${visited.origin}/guide/states/plain?a=1#first`);
  const page = await visited.newPage({ javaScriptEnabled: false });
  // The refresh may come before the page has loaded.
  await page.goto(`${visited.origin}/zh/guide/old`, { waitUntil: 'commit' });
  await page.waitForURL(`${visited.origin}/zh/guide/states/plain#first`);
});

it('says in its language that the page has moved, and is not indexed', async () => {
  const page = await visited.site.read('build/zh/guide/old.html');
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('<title>本页面已移动</title>');
  expect(page).toContain('<a href="/zh/guide/states/plain#first">');
  expect(page).toMatch(/<link rel="canonical" href="https:\/\/[^"#]+\/zh\/guide\/states\/plain">/);
  expect(page).toContain('<meta name="robots" content="noindex">');
  for (const file of ['build/sitemap.xml', 'build/page-index.json']) {
    expect(await visited.site.read(file)).not.toContain('/guide/old');
  }
});
