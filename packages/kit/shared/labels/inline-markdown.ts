/** Text, or a piece of it that Markdown sets apart. */
export type InlineNode = string | { tag: 'code' | 'strong' | 'em' | 'del'; children: InlineNode[] };

const FORMS = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|~~(.+?)~~|\*([^*]+)\*/;
const TAGS = ['code', 'strong', 'del', 'em'] as const;

/**
 * Reads the Markdown that a label may hold: code, bold, italic, struck out. Everything else, HTML
 * included, stays the text that it is.
 */
export function parseInlineMarkdown(text: string): InlineNode[] {
  const match = FORMS.exec(text);
  if (!match) return text ? [text] : [];
  const form = match.slice(1).findIndex((group) => group !== undefined);
  const inner = match[form + 1]!;
  const tag = TAGS[form]!;
  const before = text.slice(0, match.index);
  return [
    ...(before ? [before] : []),
    { tag, children: tag === 'code' ? [inner] : parseInlineMarkdown(inner) },
    ...parseInlineMarkdown(text.slice(match.index + match[0].length)),
  ];
}
