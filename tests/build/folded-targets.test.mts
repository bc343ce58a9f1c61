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

it.each(WAYS)('an address opens what its heading is folded in (%s)', async (way, open) => {
  const prefix = way === 'with the app' ? '/zh' : '';
  for (const name of HEADINGS) {
    await open(`${prefix}/targets#${name.toLowerCase()}`);
    await expectLandedOn(name);
    await visit.page.goto('about:blank');
  }
});

it.each(WAYS)('links of the text do, each time, and Back and Forward (%s)', async (_, open) => {
  await open('/targets');
  for (const name of HEADINGS) {
    await visit.page.getByRole('link', { name: `To ${name.toLowerCase()}` }).click();
    await expectLandedOn(name);
  }
  expect(await selected()).toEqual(['B', 'D', 'macOS', 'macOS']);
  await visit.page.getByRole('tab', { name: 'A', exact: true }).click();
  expect(await visit.page.locator('#beta').isVisible()).toBe(false);
  await visit.page.goBack();
  await visit.page.goBack();
  await visit.page.locator('#deep').waitFor();
  await visit.page.getByRole('tab', { name: 'A', exact: true }).click();
  await visit.page.goForward();
  await visit.page.goBack();
  await visit.page.locator('#deep').waitFor();
  // The address is the present one already.
  await visit.page.getByRole('tab', { name: 'A', exact: true }).click();
  await visit.page.getByRole('link', { name: 'To deep' }).click();
  await expectLandedOn('Deep');
});

it.each(WAYS)('the outline does (%s)', async (_, open) => {
  await open('/targets');
  for (const name of HEADINGS) {
    await visit.page.locator('#outline a', { hasText: name }).click();
    await expectLandedOn(name);
  }
});

it('links of other pages do, and coming back', async () => {
  await visit.open('/leading');
  await visit.page.getByRole('link', { name: 'Beta there' }).click();
  await expectLandedOn('Beta');
  await visit.page.goBack();
  await visit.page.getByRole('heading', { level: 1, name: 'Leading' }).waitFor();
  await visit.page.goForward();
  await visit.page.locator('#beta').waitFor();
});

it.each(['/leading', '/targets'])('results of the search do (from %s)', async (from) => {
  await visit.open(from);
  await visit.page.keyboard.press('Control+k');
  const dialog = visit.page.locator('dialog[data-search]');
  await dialog.locator('input').fill('walrus');
  await dialog.getByRole('option').filter({ hasText: 'walrus' }).first().waitFor();
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL('**/targets#grouped');
  await expectLandedOn('Grouped');
}); // prettier-ignore

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
