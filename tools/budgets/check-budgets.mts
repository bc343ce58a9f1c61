import type { Weights } from './measure.mts';

/** The most that a page may weigh, in brotli bytes. `page` is its address. */
export interface Budget extends Weights {
  page: string;
}

/** Page type → budget. */
export type Budgets = Readonly<Record<string, Budget>>;

const PARTS = {
  firstViewBytes: {
    name: 'first view',
    remedy: 'Look for what joined the page, its stylesheet or the first-view script.',
  },
  controlsBytes: {
    name: 'script of the controls',
    remedy: 'Look for what joined src/first-view/controls.ts; load late what few visitors press.',
  },
  appBytes: {
    name: 'app',
    remedy: 'Look for an import that came in; load late what not every visitor needs.',
  },
} as const;

/** Each page type that is heavier than it may be, with both numbers and what to do. */
export function checkBudgets(
  budgets: Budgets,
  actual: Readonly<Record<string, Weights>>,
): string[] {
  return Object.entries(budgets).flatMap(([type, budget]) =>
    (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
      const bytes = actual[type]![part];
      if (bytes <= budget[part]) return [];
      const { name, remedy } = PARTS[part];
      return [
        `${type} (${budget.page}): ${name} weighs ${bytes} bytes, ${bytes - budget[part]} over ` +
          `its budget of ${budget[part]}. ${remedy} If it is worth it, raise the budget in ` +
          'tools/budgets/budgets.json and say why in the commit.',
      ];
    }),
  );
}
