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

it('hideNavbar auto hides while scrolling down, but not at first, and shows while scrolling up', async () => {
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

it('hideNavbar auto shows the bar on navigation and to who reaches it by the keyboard', async () => {
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

it('hideNavbar auto leaves the bar alone below 1280 px', async () => {
  await visit.page.setViewportSize({ width: 1279, height: 800 });
  await visit.open('/long');
  await scrollTo(400);
  await scrollTo(800);
  expect(await isHidden()).toBeNull();
});

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
});
