import { Prism } from 'prism-react-renderer';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { escapeHtml, joinLines, plainLines } from '@rslib-docs/kit/shared/text';

/** Roles of the stylesheet by the names that Prism gives to tokens. */
const ROLES: Readonly<Record<string, string>> = {
  comment: 'comment',
  punctuation: 'punct',
  operator: 'punct',
  keyword: 'keyword',
  string: 'string',
  'template-string': 'string',
  'template-punctuation': 'string',
  'string-property': 'property',
  regex: 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  function: 'function',
  'function-variable': 'function',
  'class-name': 'type',
  builtin: 'type',
  property: 'property',
  'literal-property': 'property',
};

type Token = ReturnType<typeof Prism.tokenize>[number];

/** Pieces of a line with the role of each. */
type Line = string[];

function addTokens(tokens: readonly Token[], role: string | undefined, lines: Line[]): void {
  for (const token of tokens) {
    if (typeof token === 'string') addText(token, role, lines);
    else {
      const own = ROLES[token.type] ?? (token.type === 'interpolation' ? undefined : role);
      addTokens(Array.isArray(token.content) ? token.content : [token.content], own, lines);
    }
  }
}

function addText(text: string, role: string | undefined, lines: Line[]): void {
  for (const [index, part] of text.split('\n').entries()) {
    if (index > 0) lines.push([]);
    if (part)
      lines
        .at(-1)!
        .push(role ? `<span class="t-${role}">${escapeHtml(part)}</span>` : escapeHtml(part));
  }
}

/** Code as HTML of lines, in the form of the code that the build highlights. Everything is escaped. */
export function highlight(code: string): string {
  if (code.length > LIMITS.highlightedCharacters) return plainLines(code);
  const lines: Line[] = [[]];
  const grammar = Prism.languages['typescript'] ?? Prism.languages['tsx']!;
  addTokens(Prism.tokenize(code, grammar), undefined, lines);
  return joinLines(lines.map((line) => line.join('')));
}
