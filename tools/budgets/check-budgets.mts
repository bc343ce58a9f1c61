import type { Weights } from './measure.mts';

/** The most that a page may weigh, in brotli bytes. `page` is its address. */
export interface Budget extends Weights {
  page: string;
}

/** Page type → budget. */
export type Budgets = Readonly<Record<string, Budget>>;

/** The most that a file may weigh that is fetched by itself, in brotli bytes. */
export interface FileBudget {
  /** Below the folder of the build. */
  file: string;
  bytes: number;
}

/** What it is → budget. */
export type FileBudgets = Readonly<Record<string, FileBudget>>;

const PARTS = {
  beforeTextBytes: {
    name: 'part before the first paragraphs',
    remedy: 'Look for what joined the top bar, the first rules or src/first-view/before-paint.ts.',
  },
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

/** Each file that is heavier than it may be. */
export function checkFileBudgets(
  budgets: FileBudgets,
  actual: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(budgets).flatMap(([name, { file, bytes: most }]) => {
    const bytes = actual[name]!;
    if (bytes <= most) return [];
    return [
      `${name} (${file}) weighs ${bytes} bytes, ${bytes - most} over its budget of ${most}. ` +
        'If what joined it is worth it, raise the budget in tools/budgets/file-budgets.json and ' +
        'say why in the commit.',
    ];
  });
}
