import { parseYaml } from '@rslib-docs/kit/node/yaml';
import { FENCE, INLINE_CODE } from './code-text';
import type { Difference } from './facts';

/** Signs as input methods and machines write them, with what Markdown reads. */
const SIGNS: readonly [RegExp, string][] = [
  [/^\s*[:：]*：[:：]/, 'begin and end a notice with ::: in half-width signs'],
  [/^\s*::\w/, 'begin a notice with three colons, :::'],
  [/^\s*:::.*【/, 'write the title of a notice in half-width signs, [ and ]'],
  [/^\s*:::\s*\p{Script=Han}/u, 'write the type of a notice as in English, such as :::tip'],
  [/^\s*#*＃/, 'write ## in half-width signs, with a space behind it'],
  [/^#{2,6}[^#\s]/, 'write a space after the signs #'],
  [/^\s*(?:[-+]|\d+\.)[\p{Script=Han}`[]/u, 'write a space after the sign of a list'],
  [/^\s*[|｜].*｜|^\s*｜/, 'write the | of a table in half-width signs'],
  [/｀/, 'write the ` around code in half-width signs'],
  [/[\]］]（|］\(/, 'write a link in half-width signs, [text](address)'],
  [/\] \((?:\.|#|\/|https?:)/, 'write no space between ] and ( of a link'],
  [/<!--/, 'write a comment as {/* … */}'],
  [/<[A-Za-z][^<>]*=[“”]/, 'write the " around a value in half-width signs'],
];

/** The first line of the front matter that is no YAML; undefined where each is by itself. */
function findHeaderFault(lines: readonly string[]): Difference | undefined {
  const end = lines.indexOf('---', 1);
  for (const [at, text] of lines.slice(0, Math.max(0, end)).entries()) {
    const [, key, colon] = /^([\w-]+)\s*([:：])/.exec(text) ?? [];
    if (!key || /^\s/.test(lines[at + 1] ?? '')) continue;
    if (colon === '：')
      return { line: at + 1, message: `write "${key}: " with a half-width colon` };
    try {
      parseYaml(text);
    } catch {
      return { line: at + 1, message: `put the value in quotes: ${key}: '…'` };
    }
  }
  return undefined;
}

/** Markup that would be shown as text, or that swallows what follows: each with what to write. */
export function findMarks(text: string): Difference[] {
  const lines = text.split('\n');
  const header = lines[0] === '---' ? findHeaderFault(lines) : undefined;
  const found: Difference[] = header ? [header] : [];
  const open: { fence?: { mark: string; line: number }; notice?: { mark: string; line: number } } =
    {};
  const close = (kind: 'fence' | 'notice'): void => {
    const { mark, line } = open[kind]!;
    const what = kind === 'fence' ? 'code' : 'notice';
    found.push({
      line,
      message: `this ${what} has no end: write ${mark} on a line of its own after it`,
    });
    delete open[kind];
  };
  for (const [at, source] of lines.entries()) {
    const line = at + 1;
    const mark = FENCE.exec(source)?.[1];
    if (open.fence) {
      if (!mark?.startsWith(open.fence.mark)) continue;
      if (source.trim() !== mark) close('fence');
      else {
        delete open.fence;
        continue;
      }
    }
    if (mark) {
      open.fence = { mark, line };
      continue;
    }
    const prose = source.replace(INLINE_CODE, '`…`');
    for (const [sign, message] of SIGNS) if (sign.test(prose)) found.push({ line, message });
    const [, colons, type] = /^\s*(:{3,})(\w*)/.exec(source) ?? [];
    const isNew = type ? colons === open.notice?.mark : /^#{2,6}\s/.test(source);
    if (open.notice && isNew) close('notice');
    if (type) open.notice ??= { mark: colons!, line };
    else if (colons && colons === open.notice?.mark) delete open.notice;
  }
  for (const kind of ['fence', 'notice'] as const) if (open[kind]) close(kind);
  return found;
}
