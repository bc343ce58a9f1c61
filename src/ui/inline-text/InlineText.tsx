import type { ReactNode } from 'react';
import { parseInlineMarkdown, type InlineNode } from '@site/src/lib/labels/inline-markdown';

function draw(nodes: readonly InlineNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : <node.tag key={index}>{draw(node.children)}</node.tag>,
  );
}

/** A label in which authors may use inline Markdown. */
export function InlineText({ text }: { text: string }): ReactNode {
  return draw(parseInlineMarkdown(text));
}
