import type { TokenRole } from '@rslib-docs/kit/shared/code-roles/theme';
import type { Choice } from './choice';

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
