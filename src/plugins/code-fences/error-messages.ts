import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';

/** `// [!code error: TS9007: Function must …]`; a bare number after the colon counts lines. */
const NOTATION = /\[!code error: ([^\]]+)\]/;

/** Reads the messages of error notations, by line from 1, and leaves notations that Shiki knows. */
export function takeErrorMessages(code: string): { code: string; messages: Map<number, string> } {
  const messages = new Map<number, string>();
  const lines = code.split('\n').map((line, index) => {
    const message = NOTATION.exec(line)?.[1];
    if (message === undefined) return line;
    messages.set(index + 1, message.trim());
    return line.replace(NOTATION, '[!code error]');
  });
  return { code: lines.join('\n'), messages };
}

const isLine = (node: ElementContent): node is Element =>
  node.type === 'element' && /\bline\b/.test(String(node.properties.class));

/** Puts what follows the indentation of a line into `u`, which carries the wavy line. */
function underline(line: Element): void {
  const [first] = line.children;
  const indent = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(indent.length);
  const mark: Element = {
    type: 'element',
    tagName: 'u',
    properties: {},
    children: line.children as Element['children'],
  };
  line.children = [{ type: 'text', value: indent }, mark];
}

/**
 * Underlines lines with an error and writes the message below, outside of the line: copying a
 * block takes lines only. Must come after the transformer that reads the notations.
 */
export function errorMessages(messages: ReadonlyMap<number, string>): ShikiTransformer {
  const byLine = new Map<ElementContent, string>();
  return {
    name: 'error-messages',
    line(node, number) {
      const message = messages.get(number);
      if (message !== undefined) byLine.set(node, message);
    },
    code(node) {
      node.children = node.children.flatMap((child): ElementContent[] => {
        if (!isLine(child) || !/\berror\b/.test(String(child.properties.class))) return [child];
        underline(child);
        const message = byLine.get(child);
        if (message === undefined) return [child];
        const text: ElementContent[] = [{ type: 'text', value: message }];
        const properties = { class: 'message' };
        return [child, { type: 'element', tagName: 'span', properties, children: text }];
      });
    },
  };
}
