import type { Element, ElementContent } from 'hast';
import type { ThemeRegistrationRaw, ShikiTransformer } from 'shiki';
import { textOf } from './text';

/**
 * The roles of a token. Shiki wants a colour for each; ours are placeholders that `rolesToClasses`
 * turns into the class `t-<role>`, so that the stylesheet owns the colours of both themes.
 */
const TOKEN_ROLES = {
  ink: '#000001',
  comment: '#000002',
  punct: '#000003',
  keyword: '#000004',
  string: '#000005',
  number: '#000006',
  function: '#000007',
  type: '#000008',
  property: '#000009',
} as const;

export type TokenRole = keyof typeof TOKEN_ROLES;

/** TextMate scopes by role. Where several match, the more specific scope wins, as in any editor. */
const SCOPES: Record<TokenRole, string[]> = {
  ink: [
    'source',
    'text',
    'meta.template.expression',
    'variable',
    'variable.other.constant',
    'string.unquoted.argument.shell',
    'string.unquoted.plain.out.yaml',
  ],
  comment: ['comment', 'punctuation.definition.comment'],
  punct: ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow'],
  keyword: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.expression',
    'keyword.operator.new',
    'entity.name.tag',
    'punctuation.definition.at-rule',
  ],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.other.symbol'],
  number: ['constant', 'support.constant', 'keyword.other.unit', 'constant.character.escape'],
  function: [
    'entity.name.function',
    'support.function',
    'entity.name.command',
    'variable.function',
  ],
  type: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'entity.other.attribute-name.class',
  ],
  property: [
    'variable.other.property',
    'variable.other.object.property',
    'meta.object-literal.key',
    'support.type.property-name',
    'support.variable.property',
    'entity.other.attribute-name',
    'constant.other.option',
    'entity.name.tag.yaml',
  ],
};

export const ROLE_THEME: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: TOKEN_ROLES.ink,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: TOKEN_ROLES.ink, background: '#ffffff' } },
    ...Object.entries(SCOPES).map(([role, scope]) => ({
      scope,
      settings: { foreground: TOKEN_ROLES[role as TokenRole] },
    })),
  ],
};

/** Class by what Shiki writes as style. */
const CLASS_BY_STYLE = new Map<string, string>([
  ['', 't-ink'],
  ...Object.entries(TOKEN_ROLES).map(([role, colour]) => [`color:${colour}`, `t-${role}`] as const),
]);

const INK = CLASS_BY_STYLE.get('')!;

/** Class of a token that carries nothing else. White space looks alike in every role. */
function plainClass(node: ElementContent): string | undefined {
  if (node.type !== 'element' || !textOf(node).trim()) return '';
  const { class: name, ...others } = node.properties;
  return Object.keys(others).length === 0 ? String(name) : undefined;
}

/** The class that most of the plain tokens have. */
function commonClass(tokens: readonly ElementContent[]): string {
  const counts = new Map<string, number>();
  for (const name of tokens.map(plainClass))
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first = [INK]] = [...counts].sort(([, one], [, other]) => other - one);
  return first[0];
}

/** Leaves tokens of one class without an element. */
function unwrap(line: Element, common: string): void {
  const children: ElementContent[] = [];
  for (const token of line.children) {
    const name = plainClass(token);
    const last = children.at(-1);
    if (name !== '' && name !== common) children.push(token);
    else if (last?.type === 'text') last.value += textOf(token);
    else children.push({ type: 'text', value: textOf(token) });
  }
  line.children = children;
}

/** Replaces placeholder colours by classes. */
export const rolesToClasses: ShikiTransformer = {
  name: 'roles-to-classes',
  span(node) {
    const style = String(node.properties.style ?? '');
    const className = CLASS_BY_STYLE.get(style);
    if (!className) throw new Error(`Unexpected token style "${style}".`);
    delete node.properties.style;
    node.properties.class = className;
  },
};

/**
 * Tokens without a colour of their own need no element. Comes after all that looks for tokens.
 * @param byLine a line takes the colour that most of its tokens have
 */
export const fewerElements = (byLine = true): ShikiTransformer => ({
  name: 'fewer-elements',
  code(node) {
    for (const line of node.children) {
      if (line.type !== 'element') continue;
      const common = byLine ? commonClass(line.children) : INK;
      unwrap(line, common);
      if (common !== INK) this.addClassToHast(line, common);
    }
  },
});
