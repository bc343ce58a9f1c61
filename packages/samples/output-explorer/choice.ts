/**
 * What a reader of the output explorer can choose, as the address writes it. The order is that of
 * the page; the first format is not special, `DEFAULT_CHOICE` is.
 */
export const AXES = {
  format: ['esm', 'cjs', 'umd', 'iife'],
  bundle: ['true', 'false'],
  dts: ['true', 'bundle', 'false'],
  syntax: ['esnext', 'es2021', 'es2017', 'es5'],
  target: ['node', 'web'],
  minify: ['false', 'true'],
} as const;

export type Axis = keyof typeof AXES;
export type Choice = { readonly [A in Axis]: (typeof AXES)[A][number] };

export const AXIS_NAMES = Object.keys(AXES) as Axis[];

/** What the page shows before anything is chosen. */
export const DEFAULT_CHOICE: Choice = {
  format: 'esm',
  bundle: 'true',
  dts: 'true',
  syntax: 'esnext',
  target: 'node',
  minify: 'false',
};

/** Every choice there is, in a fixed order. */
export function allChoices(): Choice[] {
  return AXIS_NAMES.reduce<Choice[]>(
    (choices, axis) =>
      choices.flatMap((choice) => AXES[axis].map((value) => ({ ...choice, [axis]: value }))),
    [DEFAULT_CHOICE],
  );
}

/** Name of a choice: its values, joined by dots. */
export function choiceKey(choice: Choice): string {
  return AXIS_NAMES.map((axis) => choice[axis]).join('.');
}

/** The choice in the query of an address. What is missing or no value of its axis is the default. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search);
  const pairs = AXIS_NAMES.map((axis) => {
    const value = params.get(axis);
    const isKnown = (AXES[axis] as readonly (string | null)[]).includes(value);
    return [axis, isKnown ? value : DEFAULT_CHOICE[axis]];
  });
  return Object.fromEntries(pairs) as Choice;
}

/** The query with this choice in it; defaults are left out, other parameters stay. */
export function writeChoice(search: string, choice: Choice): string {
  const params = new URLSearchParams(search);
  for (const axis of AXIS_NAMES) {
    if (choice[axis] === DEFAULT_CHOICE[axis]) params.delete(axis);
    else params.set(axis, choice[axis]);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
