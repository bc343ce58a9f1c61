import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FixtureSite } from '../lib/fixture-site.mts';
import { VisitedSite } from '../lib/visited-site.mts';

const MOVED = `[
  { from: '/guide/old', to: '/guide/basic/cli#first' },
  { from: '/old-guide/', to: '/guide/start/' },
]`;

const visited = new VisitedSite(async () => {
  const site = await FixtureSite.create();
  await site.setFact('src/site/redirects.ts', 'REDIRECTS', MOVED);
  return site;
});
const arrival = () =>
  visited.page.evaluate(() => location.pathname + location.search + location.hash);

it.each([
  ['/guide/old', '/guide/basic/cli#first'],
  ['/guide/old.html?a=1', '/guide/basic/cli?a=1#first'],
  ['/zh/guide/old?a=1#intro', '/zh/guide/basic/cli?a=1#intro'],
  ['/zh/old-guide/', '/zh/guide/start/'],
])('%s leads to %s, with query and fragment', async (from, to) => {
  // First visitors are led to their own language; these come in that of the page.
  await visited.newPage({ locale: from.startsWith('/zh/') ? 'zh-CN' : 'en-US' });
  await visited.page.goto(visited.origin + from);
  await visited.page.waitForURL(visited.origin + to);
  expect(await arrival()).toBe(to);
});

it('other forms of an old address, which the host cannot answer, lead there too', async () => {
  const response = await visited.page.goto(`${visited.origin}/Guide/OLD/?a=1`);
  expect(response?.status()).toBe(404);
  await visited.page.waitForURL(`${visited.origin}/guide/basic/cli?a=1#first`);
});

it('leads on without scripts', async () => {
  const page = await visited.newPage({ javaScriptEnabled: false });
  // The refresh may come before the page has loaded.
  await page.goto(`${visited.origin}/zh/guide/old`, { waitUntil: 'commit' });
  await page.waitForURL(`${visited.origin}/zh/guide/basic/cli#first`);
});

it('says in its language that the page has moved, and is not indexed', async () => {
  const page = await visited.site.read('build/zh/guide/old.html');
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('<title>本页面已移动</title>');
  expect(page).toContain('<a href="/zh/guide/basic/cli#first">');
  expect(page).toMatch(/<link rel="canonical" href="https:\/\/[^"#]+\/zh\/guide\/basic\/cli">/);
  expect(page).toContain('<meta name="robots" content="noindex">');
  for (const file of ['build/sitemap.xml', 'build/page-index.json']) {
    expect(await visited.site.read(file)).not.toContain('/guide/old');
  }
});

it('an entry that leads nowhere stops the build and leaves the last one', async () => {
  const { site } = visited;
  await site.replace('src/site/redirects.ts', '/guide/basic/cli#first', '/guide/basic/cli#nope');
  const { code, output } = await site.build();
  expect(code).toBe(1);
  expect(output).toContain("redirects.ts: { from: '/guide/old', to: '/guide/basic/cli#nope' }");
  expect(output).toContain('no section "nope"');
  expect(existsSync(path.join(site.dir, 'build/guide/old.html'))).toBe(true);
});
