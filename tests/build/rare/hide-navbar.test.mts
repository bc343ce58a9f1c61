import { expect, it } from 'vitest';
import { createTopBarSite } from '../../lib/top-bar-site.mts';
import { VisitedSite } from '../../lib/visited-site.mts';

const visit = new VisitedSite(createTopBarSite);
const banner = () => visit.page.getByRole('banner');

const isHidden = () => visit.page.locator('html').getAttribute('data-bar');
const scrollTo = async (y: number) => {
  await visit.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await visit.page.waitForTimeout(300);
};

it('hideNavbar auto hides while scrolling down, but not at first, and shows while scrolling up, to the keyboard and on navigation', async () => {
  await visit.open('/long');
  await scrollTo(400);
  expect(await isHidden()).toBeNull();
  await scrollTo(800);
  expect(await isHidden()).toBe('hidden');
  await visit.page.waitForTimeout(400);
  expect((await banner().boundingBox())!.y).toBeLessThanOrEqual(-72);
  await scrollTo(700);
  expect(await isHidden()).toBeNull();
  await scrollTo(1200);
  expect(await isHidden()).toBe('hidden');
  await visit.open('/long');
  await scrollTo(400);
  await scrollTo(800);
  await banner().getByRole('link', { name: 'Rslib' }).focus();
  await visit.page.waitForTimeout(400);
  expect((await banner().boundingBox())!.y).toBe(0);
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL(`${visit.origin}/`);
  expect(await isHidden()).toBeNull();
});

it('hideNavbar auto looks 200 ms after the first of many scrolls', async () => {
  await visit.page.clock.install({ time: 0 });
  await visit.open('/long');
  await visit.page.clock.pauseAt(60_000);
  const scroll = (y: number) =>
    visit.page.evaluate(
      (top) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true });
          window.scrollTo({ top, behavior: 'instant' });
        }),
      y,
    );
  await scroll(400);
  await visit.page.clock.runFor(200);
  await scroll(600);
  await visit.page.clock.runFor(120);
  await scroll(800);
  await visit.page.clock.runFor(79);
  expect(await isHidden()).toBeNull();
  await visit.page.clock.runFor(1);
  expect(await isHidden()).toBe('hidden');
});

const WIDTHS = [1280, 1024, 768, 390];
/** The second bar of small screens, with the buttons of sidebar and outline. */
const compact = () =>
  visit.page.locator('[data-outline], [data-sidebar]').filter({ has: outline() });
const outline = () => visit.page.getByRole('button', { name: 'ON THIS PAGE' });

it.each(WIDTHS)(
  'hideNavbar auto hides the bar at %i px, and the second one takes its place',
  async (width) => {
    await visit.page.setViewportSize({ width, height: 800 });
    await visit.open('/long');
    const top = async () => (await compact().boundingBox())!.y;
    await scrollTo(400);
    expect(await isHidden()).toBeNull();
    expect(await top()).toBeGreaterThan(50);
    await scrollTo(800);
    expect(await isHidden()).toBe('hidden');
    await expect.poll(top).toBe(0);
    expect((await banner().boundingBox())!.y).toBeLessThan(-50);
    await outline().click();
    const list = visit.page.getByRole('navigation', { name: 'ON THIS PAGE' });
    expect((await list.boundingBox())!.y).toBeLessThan(60);
    await visit.page.keyboard.press('Escape');
    await scrollTo(700);
    expect(await isHidden()).toBeNull();
    await expect.poll(top).toBeGreaterThan(50);
  },
);

const anchorOffset = () =>
  visit.page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );

it('counts nothing for anchors where a page has no bar, 72 px where it has one', async () => {
  await visit.open('/long');
  const withBar = await anchorOffset();
  await visit.open('/bare');
  expect(await banner().count()).toBe(0);
  expect(withBar - (await anchorOffset())).toBe(72);
});

it('hideNavbar always leaves no bar anywhere', async () => {
  await visit.site.replace('src/site/options.ts', "hideNavbar: 'auto',", "hideNavbar: 'always',");
  await visit.rebuild();
  await visit.open('/long');
  expect(await banner().count()).toBe(0);
  expect(await anchorOffset()).toBe(24);
  for (const width of WIDTHS) {
    await visit.page.setViewportSize({ width, height: 800 });
    await scrollTo(800);
    expect(await banner().count(), `${width} px`).toBe(0);
    expect((await compact().boundingBox())!.y, `${width} px`).toBe(0);
  }
});
