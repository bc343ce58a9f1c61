import { expect, it } from 'vitest';
import { VisitedSite } from '../lib/visited-site.mts';

const visit = new VisitedSite('shared');
const main = () => visit.page.getByRole('main');

it('the hero keeps lines, marks places outside, says its title and leads on', async () => {
  await visit.open('/');
  expect(await visit.page.title()).toBe('Rslib - All parts');
  expect(await main().getByRole('heading', { level: 1 }).innerText()).toBe('One line\nand another');
  expect(await main().getByText('First').first().innerText()).toBe('First\nsecond');
  const other = main().getByRole('link', { name: 'Elsewhere' });
  expect(await other.getAttribute('target')).toBe('_blank');
  expect(await other.getAttribute('rel')).toContain('noopener');
  await main().getByRole('link', { name: 'Begin' }).click();
  await visit.page.waitForURL('**/guide/start/');
});

it('the hero shows and loads the picture of the appearance only', async () => {
  const requested: string[] = [];
  visit.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit.open('/');
  const shown = main().getByRole('img', { name: 'A picture' });
  expect(await shown.count()).toBe(1);
  expect(await shown.getAttribute('src')).toBe('/img/light.svg');
  expect(await shown.getAttribute('srcset')).toBe('/img/favicon.svg 1x, /img/favicon.svg 2x');
  expect(await shown.getAttribute('sizes')).toBe('(max-width: 768px) 300px, 375px');
  const size = await shown.evaluate((img: HTMLImageElement) => [img.width, img.height]);
  expect(size).toEqual([375, 375]);
  expect(requested).not.toContain('/img/dark.svg');
  await visit.page.emulateMedia({ colorScheme: 'dark' });
  expect(await shown.getAttribute('src')).toBe('/img/dark.svg');
});

it('features take their columns of twelve, have icons, and are links as a whole', async () => {
  await visit.open('/');
  const sheet = (await main().getByRole('list').first().boundingBox())!.width;
  const cell = (title: string) => main().getByRole('listitem').filter({ hasText: title }).first();
  // Four columns by default.
  for (const [title, span] of Object.entries({ Text: 2, Tinted: 3, Own: 4, Half: 6 })) {
    const columns = ((await cell(title).boundingBox())!.width / sheet) * 12;
    expect(Math.round(columns), title).toBe(span);
  }
  await main().getByText('✂').waitFor();
  const own = cell('Own').locator('img');
  expect(await own.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const tinted = cell('Tinted').locator('span').first();
  expect(await tinted.evaluate((span) => getComputedStyle(span).maskImage)).toMatch(/^url/);
  expect(await main().getByRole('link', { name: 'Own', exact: true }).getAttribute('target')).toBe(
    '_blank',
  );
  const corner = { position: { x: 5, y: 5 }, force: true };
  await main().getByText('Half of the sheet').click(corner);
  await visit.page.waitForURL('**/config/');
});

it('the message ends the home page of each language, with Markdown and without markup', async () => {
  await visit.open('/');
  const message = main().getByText('Made with');
  expect(await message.innerHTML()).toBe('Made with <strong>care</strong> &lt;b&gt;x&lt;/b&gt;');
  await visit.open('/zh/');
  await main().getByText('用心').waitFor();
  await visit.open('/config/');
  expect(await visit.page.getByText('Made with').count()).toBe(0);
});
