import type { Nodes, Root, Text } from 'mdast';

/** Letters and signs that stand beside each other without a space. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;
const LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The texts of a paragraph or cell in order; what is no text stands for itself as undefined. */
function textsOf(node: Nodes): (Text | undefined)[] {
  if (node.type === 'text') return [node];
  if (!('children' in node)) return [undefined];
  return node.children.flatMap(textsOf);
}

function joinLines(texts: readonly (Text | undefined)[]): void {
  for (const [at, text] of texts.entries()) {
    if (!text?.value.includes('\n')) continue;
    const before = texts[at - 1]?.value.at(-1) ?? '';
    const after = texts[at + 1]?.value[0] ?? '';
    text.value = text.value.replace(/[ \t]*\n[ \t]*/g, (gap, offset: number, whole: string) => {
      const previous = offset > 0 ? whole[offset - 1]! : before;
      const next = whole[offset + gap.length] ?? after;
      const isJoined =
        WIDE.test(previous) && WIDE.test(next) && (LETTER.test(previous) || LETTER.test(next));
      return isJoined ? '' : gap;
    });
  }
}

/**
 * A line that ends in the middle of a Chinese sentence leaves no gap: a browser would show the line
 * break as a space.
 */
export function remarkJoinCjkLines() {
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading') joinLines(textsOf(node));
    else if ('children' in node) node.children.forEach(visit);
  };
  return (tree: Root): void => visit(tree);
}
