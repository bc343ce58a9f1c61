import type { Nodes } from 'hast';

/** Text of a node, without markup. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

/** How wide a text is, in Latin letters; a Chinese one is as wide as two. */
export function widthInLetters(text: string): number {
  return text.length + (text.match(/\p{sc=Han}/gu)?.length ?? 0);
}
