import type { ReactNode } from 'react';

/** Text, or a piece of it that Markdown sets apart. */
export type InlineNode = string | { tag: 'code' | 'strong' | 'em' | 'del'; children: InlineNode[] };

const FORMS = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|~~(.+?)~~|\*([^*]+)\*/;
const TAGS = ['code', 'strong', 'del', 'em'] as const;

/**
 * Reads the Markdown that a label may hold: code, bold, italic, struck out. Everything else, HTML
 * included, stays the text that it is.
 */
function parseInlineMarkdown(text: string): InlineNode[] {
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

/** A name that may be broken after its dots: `output.filenameHash` is wider than a phone. */
export function breakable(name: string): ReactNode {
  const parts = name.split(/(?<=\.)(?=\p{L})/u);
  return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

function draw(nodes: readonly InlineNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      node
    ) : (
      <node.tag key={index}>
        {draw(node.children).map((child) => (typeof child === 'string' ? breakable(child) : child))}
      </node.tag>
    ),
  );
}

/** A label in which authors may use inline Markdown. */
export function InlineText({ text }: { text: string }): ReactNode {
  return draw(parseInlineMarkdown(text));
}
