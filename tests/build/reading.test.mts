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

it.each([encodeURIComponent('产物'), '产物'])(
  'a Chinese fragment is found as #%s @F09',
  async (id) => {
    await visit.open(`/ids#${id}`);
    const heading = visit.page.getByRole('heading', { name: '产物' });
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(200);
    expect((await heading.boundingBox())!.y).toBeGreaterThan(72);
    const active = visit.page.locator('#outline a[aria-current]');
    await expect.poll(() => active.allTextContents()).toEqual(['产物']);
  },
);

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

it.each(['/ids', '/zh/config/', '/blog/2026/01/10/post', '/nope'])(
  'the ids around the text of %s are those that headings may not take',
  async (path) => {
    if (path === '/nope') visit.expected = /404/;
    await visit.open(path);
    const ids = await visit.page
      .locator('[id]')
      .evaluateAll((all) => all.filter((one) => !one.closest('article')).map(({ id }) => id));
    expect(ids).toContain('main');
    const free = ids.filter((id) => !isReservedId(id));
    expect(free).toEqual([]);
  },
);

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
