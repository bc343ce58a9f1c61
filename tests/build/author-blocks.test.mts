import { expect, it } from 'vitest';
import { VisitedSite } from '../lib/visited-site.mts';

const visit = new VisitedSite('shared');

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
