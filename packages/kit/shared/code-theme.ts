import type { ThemeRegistrationRaw, ShikiTransformer } from 'shiki';

/**
 * The roles of a token. Shiki wants a colour for each; ours are placeholders that `rolesToClasses`
 * turns into the class `t-<role>`, so that the stylesheet owns the colours of both themes.
 */
export const TOKEN_ROLES = {
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

/** Class by what Shiki writes as style; plain text has none. */
const CLASS_BY_STYLE = new Map<string, string | undefined>([
  ['', undefined],
  ...Object.entries(TOKEN_ROLES).map(
    ([role, colour]) => [`color:${colour}`, role === 'ink' ? undefined : `t-${role}`] as const,
  ),
]);

/** Replaces placeholder colours by classes and removes what carries no information. */
export const rolesToClasses: ShikiTransformer = {
  name: 'roles-to-classes',
  span(node) {
    const style = String(node.properties.style ?? '');
    if (!CLASS_BY_STYLE.has(style)) throw new Error(`Unexpected token style "${style}".`);
    const className = CLASS_BY_STYLE.get(style);
    delete node.properties.style;
    if (className) node.properties.class = className;
  },
  line(node) {
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && Object.keys(child.properties).length === 0
        ? child.children
        : [child],
    );
  },
};
