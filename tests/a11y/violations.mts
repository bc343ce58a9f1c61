import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const OPTIONS = {
  // Of WCAG 2.2 AA, and the only one of its rules that is off where it is not asked for.
  rules: { 'target-size': { enabled: true } },
  // Otherwise axe cannot tell the contrast where a drawing stands behind text, and says nothing.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  // Names and addresses of all elements without a fault took two thirds of the time.
  resultTypes: ['violations' as const],
};

/** What axe finds on the page as it is now, or in a part of it: the rule and the elements. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options(OPTIONS)
    // In the page itself, not by way of a second one; only frames of other sites would be missed,
    // which the policy of our pages forbids.
    .setLegacyMode();
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`);
}
