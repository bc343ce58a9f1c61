import { Prism, normalizeTokens } from 'prism-react-renderer';
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

/** What a word is by the nearest of its names; what stands in a template is code again. */
const roleOf = (types: readonly string[]): string | undefined =>
  types.reduce<string | undefined>(
    (role, type) => ROLES[type] ?? (type === 'interpolation' ? undefined : role),
    undefined,
  );

/** Code as HTML of lines, in the form of the code that the build highlights. Everything is escaped. */
export function highlight(code: string): string {
  if (code.length > LIMITS.highlightedCharacters) return plainLines(code);
  const grammar = Prism.languages['typescript'] ?? Prism.languages['tsx']!;
  const lines = normalizeTokens(Prism.tokenize(code, grammar)).map((tokens) =>
    tokens.map(({ types, content, empty }) => {
      if (empty || !content) return '';
      const role = roleOf(types);
      return role ? `<span class="t-${role}">${escapeHtml(content)}</span>` : escapeHtml(content);
    }),
  );
  return joinLines(lines.map((line) => line.join('')));
}
