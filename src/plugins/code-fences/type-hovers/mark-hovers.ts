import type { ShikiTransformer, splitTokens } from 'shiki';
import type { Hover } from './sample-types';

/**
 * Puts what is known of a word on its token. The tab key stops at the first of a block; from there
 * the arrow keys lead on. Must come after the transformer that gives tokens their classes.
 */
export function markHovers(hovers: readonly Hover[], split: typeof splitTokens): ShikiTransformer {
  const byOffset = new Map<number, Hover>();
  return {
    name: 'type-hovers',
    tokens(lines) {
      for (const hover of hovers) {
        byOffset.set(lines[hover.line]![0]!.offset + hover.character, hover);
      }
      const ends = [...byOffset].map(([offset, { length }]) => offset + length);
      return split(lines, [...byOffset.keys(), ...ends]);
    },
    span(node, _line, _column, _parent, token) {
      const hover = byOffset.get(token.offset);
      if (!hover) return;
      this.addClassToHast(node, 'typed');
      node.properties['data-word-type'] = hover.type;
      if (hover.docs) node.properties['data-docs'] = hover.docs;
      if (hover === hovers[0]) node.properties.tabindex = 0;
    },
  };
}
