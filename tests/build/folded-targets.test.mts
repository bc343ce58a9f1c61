import { expect, it } from 'vitest';
import { VisitedSite } from '../lib/visited-site.mts';

const visit = new VisitedSite('shared');

const HEADINGS = ['Beta', 'Deep', 'Grouped', 'Folded'];

const selected = () =>
  visit.page.locator('article').getByRole('tab', { selected: true }).allTextContents();

/** The heading is seen, below the bar. */
async function expectLandedOn(name: string): Promise<void> {
  const heading = visit.page.locator(`article #${name.toLowerCase()}`);
  await heading.waitFor();
  await expect
    .poll(() => heading.evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(300);
  expect(await heading.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
}

/** Every page starts with its app, or goes without it for ever. */
const WAYS = [
  ['with the app', (at: string) => visit.open(at)],
  [
    'without the app',
    async (at: string) => {
      await visit.page.route('**/assets/js/**', (route) => route.abort());
      visit.expected = /ERR_FAILED|could not be loaded/;
      await visit.page.goto(visit.origin + at);
    },
  ],
] as const;

it.each(WAYS)('the address, links, Back and Forward and the outline open what a heading is folded in (%s)', async (way, open) => {
  const prefix = way === 'with the app' ? '/zh' : '';
  for (const name of HEADINGS) {
    await open(`${prefix}/targets#${name.toLowerCase()}`);
    await expectLandedOn(name);
    await visit.page.goto('about:blank');
  }

  await open('/targets');
  const linkTo = (name: string) => visit.page.getByRole('link', { name: `To ${name}` });
  const chooseFirst = () => visit.page.getByRole('tab', { name: 'A', exact: true }).click();
  for (const name of HEADINGS) {
    await linkTo(name.toLowerCase()).click();
    await expectLandedOn(name);
  }
  expect(await selected()).toEqual(['B', 'D', 'macOS', 'macOS']);
  await chooseFirst();
  expect(await visit.page.locator('#beta').isVisible()).toBe(false);
  await visit.page.goBack();
  await visit.page.goBack();
  await visit.page.locator('#deep').waitFor();
  await chooseFirst();
  await visit.page.goForward();
  await visit.page.goBack();
  await visit.page.locator('#deep').waitFor();
  // The address is the present one already.
  await chooseFirst();
  await linkTo('deep').click();
  await expectLandedOn('Deep');
  await chooseFirst();
  for (const name of HEADINGS) {
    await visit.page.locator('#outline a', { hasText: name }).click();
    await expectLandedOn(name);
  }
}); // prettier-ignore

it('links and searches of other pages do, and coming back', async () => {
  await visit.open('/leading');
  await visit.page.getByRole('link', { name: 'Beta there' }).click();
  await expectLandedOn('Beta');
  await visit.page.goBack();
  await visit.page.getByRole('heading', { level: 1, name: 'Leading' }).waitFor();
  await visit.page.goForward();
  await visit.page.locator('#beta').waitFor();
  await visit.page.goBack();
  for (const from of ['/leading', '/targets']) {
    if (from === '/targets') await visit.open(from);
    await visit.page.keyboard.press('Control+k');
    const dialog = visit.page.locator('dialog[data-search]');
    await dialog.locator('input').fill('walrus');
    await dialog.getByRole('option').filter({ hasText: 'walrus' }).first().waitFor();
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL('**/targets#grouped');
    await expectLandedOn('Grouped');
  }
});

it('a block that an address opens can be folded again, and is not stored', async () => {
  await visit.open('/targets#grouped');
  await expectLandedOn('Grouped');
  expect(await selected()).toEqual(['A', 'macOS', 'macOS']);
  expect(await visit.page.evaluate(() => localStorage.getItem('rslib.tabs.system'))).toBe(null);
  await visit.page.getByRole('tab', { name: 'Linux' }).first().click();
  expect(await selected()).toEqual(['A', 'Linux', 'Linux']);
  await visit.page.evaluate(() => document.body.append(document.createElement('p')));
  await visit.page.waitForTimeout(100);
  expect(await selected()).toEqual(['A', 'Linux', 'Linux']);
});
