import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { isReservedId } from '../../src/plugins/content-rules/rules/reserved-ids';
import { attributeOf, find, textOf } from '../lib/built-pages.mts';
import { POSTS } from '../lib/shared-site/pages.mts';
import { VisitedSite } from '../lib/visited-site.mts';

const visit = new VisitedSite('shared');
const sidebar = () => visit.page.locator('#sidebar');

it('a group with a page of its own is opened by its caret and entered by its name', async () => {
  await visit.open('/ids');
  const inner = sidebar().getByRole('link', { name: 'Inner page' });
  expect(await inner.isVisible()).toBe(false);
  const caret = sidebar().getByLabel('Pages of Group');
  await caret.click();
  await inner.waitFor();
  expect(new URL(visit.page.url()).pathname).toBe('/ids');
  await caret.click();
  await inner.waitFor({ state: 'hidden' });
  await sidebar().getByRole('link', { name: 'Group' }).click();
  await visit.page.waitForURL('**/reading/group');
  await inner.waitFor();
  // A click on its name folds it now; a new tab leaves it unchanged.
  const label = sidebar().getByRole('link', { name: 'Group' });
  const tab = visit.page.context().waitForEvent('page');
  await label.click({ modifiers: ['ControlOrMeta'] });
  await (await tab).close();
  expect(await inner.isVisible()).toBe(true);
  await label.click();
  await inner.waitFor({ state: 'hidden' });
});

it('a Chinese fragment is found, encoded or not @F09', async () => {
  for (const id of [encodeURIComponent('产物'), '产物']) {
    await visit.page.goto('about:blank');
    await visit.open(`/ids#${id}`);
    const heading = visit.page.getByRole('heading', { name: '产物' });
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(200);
    expect((await heading.boundingBox())!.y).toBeGreaterThan(72);
    const active = visit.page.locator('#outline a[aria-current]');
    await expect.poll(() => active.allTextContents()).toEqual(['产物']);
  }
});

it('a page may do without an outline', async () => {
  expect(await visit.site.read('build/plain.html')).not.toContain('id=outline');
  expect(await visit.site.read('build/ids.html')).toContain('id=outline');
});

it('links to mail and telephones open beside the page, data stays as it is written', async () => {
  const links = find(parse(await visit.site.read('build/zh/links.html')), { tag: 'a' });
  const attributes = (name: string) => {
    const link = links.find((one) => textOf(one).startsWith(name))!;
    return ['href', 'target', 'rel'].map((key) => attributeOf(link, key));
  };
  const aside = ['_blank', 'noopener noreferrer'];
  expect(attributes('Mail')).toEqual(['mailto:team@example.org', ...aside]);
  expect(attributes('Call')).toEqual(['tel:+123', ...aside]);
  expect(attributes('Data')).toEqual(['data:text/plain,/en/a', undefined, undefined]);
});

it('tabs without a group begin at their default, go their own ways and are not kept', async () => {
  await visit.open('/tabs');
  const lists = visit.page.getByRole('tablist');
  const chosen = () => visit.page.getByRole('tab', { selected: true }).allTextContents();
  expect(await chosen()).toEqual(['b', 'a']);
  await visit.page.getByText('Second of one').waitFor();
  await lists.last().getByRole('tab', { name: 'b' }).click();
  await lists.first().getByRole('tab', { name: 'a' }).click();
  expect(await chosen()).toEqual(['a', 'b']);
  await visit.page.getByText('First of one').waitFor();
  await visit.page.reload();
  expect(await chosen()).toEqual(['b', 'a']);
  const kept = await visit.page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.includes('tabs'))).toEqual([]);
});

it('structured data does not keep the rest of the head from the page', async () => {
  // The browser tells that it would not run it, had it been a script.
  visit.expected = /TrustedScript/;
  await visit.open('/ids');
  await sidebar().getByRole('link', { name: 'Structured' }).click();
  await visit.page.waitForURL('**/structured');
  const head = visit.page.locator('head');
  await head.locator('meta[name=after]').waitFor({ state: 'attached' });
  const data = head.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent())!)).toEqual({ '@type': 'HowTo' });
  expect(await head.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/structured$/);
});

it('the ids around the text are those that headings may not take', async () => {
  visit.expected = /404/;
  for (const path of ['/ids', '/zh/config/', '/blog/2026/01/10/post', '/nope']) {
    await visit.open(path);
    const ids = await visit.page
      .locator('[id]')
      .evaluateAll((all) => all.filter((one) => !one.closest('article')).map(({ id }) => id));
    expect(ids).toContain('main');
    expect(
      ids.filter((id) => !isReservedId(id)),
      path,
    ).toEqual([]);
  }
});

it('the blog lists all posts on one page', async () => {
  const main = find(parse(await visit.site.read('build/blog/index.html')), { tag: 'main' });
  const titles = find(main[0]!, { tag: 'a' }).filter((one) => /^Post of/.test(textOf(one)));
  expect(titles.length).toBe(POSTS.length);
  await expect(visit.site.read('build/blog/page/2.html')).rejects.toThrow('ENOENT');
});

const made = () => visit.page.getByRole('figure', { name: 'made.ts' }).locator('code');
const TEXT = 'const made = "<b>here</b>";';

it('code that exists at run time gets its colours when the highlighter has come', async () => {
  await visit.open('/runtime');
  await made().locator('.line span').first().waitFor();
  expect((await made().textContent())!.trim()).toBe(TEXT);
  expect(await made().locator('b').count()).toBe(0);
});

it('without the highlighter such code is readable, and the failure is logged @F214', async () => {
  await visit.page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('ShikiError')) await route.abort();
    else await route.fulfill({ response });
  });
  await visit.open('/runtime');
  visit.expected = /Loading chunk|ChunkLoadError|net::ERR_FAILED/;
  await expect.poll(() => visit.problems.join()).toMatch(visit.expected);
  expect((await made().textContent())!.trim()).toBe(TEXT);
  expect(await made().locator('.line span').count()).toBe(0);
});

it('marks beside Chinese letters are marks, a single tilde is none, and lines join', async () => {
  for (const page of ['notes', 'zh/notes']) {
    const html = await visit.site.read(`build/${page}.html`);
    expect(html).toContain(
      '使用<del>旧名称（已删除）</del>新名称，支持 18~20 和 22~24，第一行第二行，<strong>粗体。</strong>后面。',
    );
  }
});

it.each([
  ['en-US', '/notes', 'Footnotes', 'Back to the text', 'Done', 'To do'],
  ['zh-CN', '/zh/notes', '脚注', '返回正文', '已完成', '待完成'],
])('%s: footnotes and boxes of tasks of %s say what they are, and lead there and back', async (locale, path, label, back, done, open) => {
  await visit.newPage({ locale });
  await visit.open(path);
  const box = (name: string) => visit.page.getByRole('checkbox', { name, exact: true });
  expect(await box(done).isChecked()).toBe(true);
  expect(await box(open).isChecked()).toBe(false);
  const item = box(open).locator('xpath=ancestor::li[1]');
  expect(await item.evaluate((li) => getComputedStyle(li, '::before').content)).toBe('none');

  const text = visit.page.getByRole('article');
  const link = (name: string) => text.getByRole('link', { name, exact: true });
  expect(await text.getByRole('heading', { name: label, exact: true }).count()).toBe(1);
  // Two places name the first note. The arrows are letters, which phones do not draw as pictures.
  expect(await link(back).allTextContents()).toEqual(['↩\uFE0E', '↩\uFE0E2', '↩\uFE0E']);
  const target = visit.page.locator(':target');
  await link('1').last().click();
  await visit.page.waitForURL(`**${path}#user-content-fn-a`);
  expect(await target.textContent()).toContain('The first note.');
  await link(back).nth(1).click();
  await visit.page.waitForURL(`**${path}#user-content-fnref-a-2`);
  expect(await target.textContent()).toBe('1');
}); // prettier-ignore

const arrival = () =>
  visit.page.evaluate(() => location.pathname + location.search + location.hash);

it.each([
  ['/guide/old', '/guide/states/plain#first'],
  ['/guide/old.html?a=1', '/guide/states/plain?a=1#first'],
  ['/zh/guide/old?a=1#intro', '/zh/guide/states/plain?a=1#intro'],
  ['/zh/old-guide/', '/zh/guide/start/'],
])('%s leads to %s, with query and fragment', async (from, to) => {
  // First visitors are redirected to their own language; these have the language of the page.
  await visit.newPage({ locale: from.startsWith('/zh/') ? 'zh-CN' : 'en-US' });
  await visit.page.goto(visit.origin + from);
  await visit.page.waitForURL(visit.origin + to);
  expect(await arrival()).toBe(to);
});

it('other forms of an old address lead there too, and without scripts', async () => {
  const response = await visit.page.goto(`${visit.origin}/Guide/OLD/?a=1`);
  expect(response?.status()).toBe(404);
  await visit.page.waitForURL(`${visit.origin}/guide/states/plain?a=1#first`);
  const page = await visit.newPage({ javaScriptEnabled: false });
  // The refresh may come before the page has loaded.
  await page.goto(`${visit.origin}/zh/guide/old`, { waitUntil: 'commit' });
  await page.waitForURL(`${visit.origin}/zh/guide/states/plain#first`);
});

it('says in its language that the page has moved, and is not indexed', async () => {
  const page = await visit.site.read('build/zh/guide/old.html');
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('<title>本页面已移动</title>');
  expect(page).toContain('<a href="/zh/guide/states/plain#first">');
  expect(page).toMatch(/<link rel="canonical" href="https:\/\/[^"#]+\/zh\/guide\/states\/plain">/);
  expect(page).toContain('<meta name="robots" content="noindex">');
  for (const file of ['build/sitemap.xml', 'build/page-index.json']) {
    expect(await visit.site.read(file)).not.toContain('/guide/old');
  }
});
