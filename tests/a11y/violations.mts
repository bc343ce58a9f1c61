import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOOKS_AT_ALL } from '../lib/scope.mts';

const OPTIONS = {
  // Of WCAG 2.2 AA, and the only one of its rules that is off where it is not asked for.
  rules: { 'target-size': { enabled: true } },
  // Otherwise axe cannot tell the contrast where a drawing stands behind text, and says nothing.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  // Names and addresses of all elements without a fault took two thirds of the time.
  resultTypes: ['violations' as const],
};

/**
 * What axe finds on the page as it is now, or in a part of it: the rule and the elements. `rules`
 * are those to look with where others are known to find the same as before.
 */
export async function violationsOf(
  page: Page,
  part?: string,
  rules: readonly string[] = [],
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // A copy: the builder writes the rules into it, and the next look would be by these alone.
    .options({ ...OPTIONS })
    // In the page itself, not by way of a second one; only frames of other sites would be missed,
    // which the policy of our pages forbids.
    .setLegacyMode();
  if (part) axe.include(part);
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`);
}

/** What axe finds in each appearance. In the dark only the colors are others. */
export async function violationsInAppearances(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await violationsOf(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await violationsOf(page, part, LOOKS_AT_ALL ? [] : ['color-contrast']);
  return [...found, ...inTheDark.map((one) => `dark: ${one}`)];
}
