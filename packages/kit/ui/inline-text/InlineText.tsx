import type { ReactNode } from 'react';
import { parseInlineMarkdown, type InlineNode } from '../../shared/labels/inline-markdown';
import { breakable } from './breakable';

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
