import type { TokenRole } from '@rslib-docs/kit/shared/code-theme';

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

export const DEFAULT_CHOICE: Choice = {
  format: 'esm',
  bundle: 'true',
  dts: 'true',
  syntax: 'esnext',
  target: 'node',
  minify: 'false',
};

export function allChoices(): Choice[] {
  return AXIS_NAMES.reduce<Choice[]>(
    (choices, axis) =>
      choices.flatMap((choice) => AXES[axis].map((value) => ({ ...choice, [axis]: value }))),
    [DEFAULT_CHOICE],
  );
}

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

/** Plain text, or text with its role: the class is `t-<role>`. */
export type Token = string | readonly [role: TokenRole, text: string];
export type Line = readonly Token[];

/** The configuration as a file: what is chosen, where it differs from the defaults of Rslib. */
export function configText({ format, bundle, dts, syntax, target, minify }: Choice): string {
  const lib = [
    `format: '${format}',`,
    format === 'umd' && `umdName: 'Courier',`,
    bundle === 'false' && 'bundle: false,',
    dts === 'true' && 'dts: true,',
    dts === 'bundle' && 'dts: { bundle: true },',
    syntax !== 'esnext' && `syntax: '${syntax}',`,
  ];
  const output = [target === 'web' && `target: 'web',`, minify === 'true' && 'minify: true,'];
  const group = (name: string, lines: readonly (string | false)[]) =>
    lines.some(Boolean) && [`  ${name}: {`, ...indent(4, lines), '  },'];
  const lines = [
    `import { defineConfig } from '@rslib/core';`,
    '',
    'export default defineConfig({',
    ...['  lib: [', '    {', ...indent(6, lib), '    },', '  ],'],
    // IIFE output must not export anything, so it has an entry of its own.
    ...(group('source', [format === 'iife' && `entry: { index: './src/browser.ts' },`]) || []),
    ...(group('output', output) || []),
    '});',
    '',
  ];
  return lines.join('\n');
}

function indent(depth: number, lines: readonly (string | false)[]): string[] {
  return lines.filter((line) => line !== false).map((line) => ' '.repeat(depth) + line);
}

/** The words of a configuration by their roles. Space before a word belongs to it. */
const ROLES: readonly (readonly [role: TokenRole, form: RegExp])[] = [
  ['keyword', /^ *(?:import|export|from|default)\b/],
  ['property', /^ *\w+(?=:)/],
  ['function', /^ *\w+(?=\()/],
  ['string', /^ *'[^']*'/],
  ['number', /^ *(?:true|false)\b/],
  ['punct', /^ *[^\w\s']+/],
];

/**
 * The configuration of a choice, line by line with the roles of its words: the same text is built
 * and shown, and the browser needs no highlighter for it.
 */
export const configLines = (choice: Choice): Line[] =>
  configText(choice).trimEnd().split('\n').map(toTokens);

function toTokens(line: string): Line {
  const tokens: Token[] = [];
  for (let rest = line; rest !== '';) {
    const [role, form] = ROLES.find(([, one]) => one.test(rest)) ?? [undefined, /^ *\w+ */];
    const [text] = form.exec(rest)!;
    tokens.push(role ? [role, text] : text);
    rest = rest.slice(text.length);
  }
  return tokens;
}
