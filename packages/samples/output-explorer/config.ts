import type { TokenRole } from '@rslib-docs/kit/shared/code-roles/theme';
import type { Choice } from './choice';

/** Plain text, or text with its role: the class is `t-<role>`. */
export type Token = string | readonly [role: TokenRole, text: string];
export type Line = readonly Token[];

/** Global name of the sample library in UMD. */
const UMD_NAME = 'Courier';
/** IIFE output must not export anything, so it has an entry of its own. */
const IIFE_ENTRY = './src/browser.ts';

const punct = (text: string): Token => ['punct', text];
const text = (value: string): Token => ['string', ` '${value}'`];
const flag = (value: string): Token => ['number', ` ${value}`];

/** `key: value,` at a depth of two spaces each. */
function entry(depth: number, key: string, value: Token): Line {
  return [['property', `${'  '.repeat(depth)}${key}`], punct(':'), value, punct(',')];
}

/** `key: { inner: value },` */
function nested(depth: number, key: string, inner: readonly [string, Token]): Line {
  return [
    ['property', `${'  '.repeat(depth)}${key}`],
    punct(':'),
    punct(' {'),
    ['property', ` ${inner[0]}`],
    punct(':'),
    inner[1],
    punct(' },'),
  ];
}

function group(depth: number, key: string, lines: readonly Line[]): Line[] {
  if (lines.length === 0) return [];
  const head: Line = [['property', `${'  '.repeat(depth)}${key}`], punct(':'), punct(' {')];
  return [head, ...lines, [punct(`${'  '.repeat(depth)}},`)]];
}

/** The item of `lib`: its format, and what differs from the defaults of Rslib. */
function libLines({ format, bundle, dts, syntax }: Choice): Line[] {
  return [
    entry(3, 'format', text(format)),
    ...(format === 'umd' ? [entry(3, 'umdName', text(UMD_NAME))] : []),
    ...(bundle === 'false' ? [entry(3, 'bundle', flag('false'))] : []),
    ...(dts === 'true' ? [entry(3, 'dts', flag('true'))] : []),
    ...(dts === 'bundle' ? [nested(3, 'dts', ['bundle', flag('true')])] : []),
    ...(syntax === 'esnext' ? [] : [entry(3, 'syntax', text(syntax))]),
  ];
}

/**
 * The configuration of a choice, line by line with the roles of its words: the same text is built
 * and shown, and the browser needs no highlighter for it.
 */
export function configLines(choice: Choice): Line[] {
  const { format, target, minify } = choice;
  const isWeb = target === 'web';
  return [
    [
      ['keyword', 'import'],
      punct(' {'),
      ' defineConfig ',
      punct('}'),
      ['keyword', ' from'],
      ['string', " '@rslib/core'"],
      punct(';'),
    ],
    [],
    [['keyword', 'export'], ['keyword', ' default'], ['function', ' defineConfig'], punct('({')],
    [['property', '  lib'], punct(':'), punct(' [')],
    [punct('    {')],
    ...libLines(choice),
    [punct('    },')],
    [punct('  ],')],
    ...group(
      1,
      'source',
      format === 'iife' ? [nested(2, 'entry', ['index', text(IIFE_ENTRY)])] : [],
    ),
    ...group(1, 'output', [
      ...(isWeb ? [entry(2, 'target', text('web'))] : []),
      ...(minify === 'true' ? [entry(2, 'minify', flag('true'))] : []),
    ]),
    [punct('});')],
  ];
}

export const lineText = (line: Line): string =>
  line.map((token) => (typeof token === 'string' ? token : token[1])).join('');

/** The configuration as a file. */
export function configText(choice: Choice): string {
  return `${configLines(choice).map(lineText).join('\n')}\n`;
}
