import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** In `src/design/prose.css`. */
const CLASS = 'whole';
/** Letters of a command that fits into a line on every phone, beside a bullet or in a cell. */
const MOST_LETTERS = 24;
/** A flag at the beginning or after a space. */
const FLAG = /(?:^|\s)--?[a-z]/i;

function textOf({ children }: Element): string {
  const [only] = children;
  return children.length === 1 && only!.type === 'text' ? only!.value : '';
}

/**
 * Keeps short commands with flags in one line: browsers break after a hyphen, and `--` at the end
 * of a line no longer reads as a part of `--watch`.
 */
export function rehypeNowrapCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName !== 'code') return undefined;
      const text = textOf(node);
      if (text.length <= MOST_LETTERS && FLAG.test(text)) node.properties.className = [CLASS];
      return SKIP;
    });
  };
}
