import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { splitWords } from '@rslib-docs/search/engine/tokenize';

/** Numbers between 0 and 1 that are the same every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Words of its own that a page of a large site has besides those of the language. */
function ownWord(id: number, at: number): string {
  return `opt${(id * 7919 + at * 104_729).toString(36)}`;
}

/**
 * Documents of a site that is as large as is wanted, made of those that are given: their sentences
 * mixed again, under titles and with option names that no other page has. Words are as frequent as
 * in the originals, and their number grows with the pages.
 */
export function largeSite(originals: readonly SearchDocument[], pages: number): SearchDocument[] {
  const random = createRandom(7);
  const pick = <T,>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const sentences = originals.flatMap(({ content }) =>
    content.split(/(?<=[.!?。！？])\s*|\n/u).filter((one) => splitWords(one).length > 3),
  );
  return Array.from({ length: pages }, (_, id) => {
    const original = originals[id % originals.length]!;
    const parts: string[] = [];
    const toc = original.toc.map((heading, at) => {
      const text = `${heading.text} ${ownWord(id, at)}`;
      const charIndex = parts.join('\n').length + (parts.length > 0 ? 1 : 0);
      parts.push(text, Array.from({ length: 6 }, () => pick(sentences)).join(' '));
      return { ...heading, text, charIndex };
    });
    return {
      ...original,
      id,
      title: `${original.title} ${ownWord(id, 99)}`,
      names: [ownWord(id, 99)],
      // Those of the originals would stand on many pages, as keywords of no site do.
      keywords: [],
      routePath: `/area-${id % 100}/${ownWord(id, 99)}`,
      content: [...parts, pick(sentences)].join('\n'),
      toc,
    };
  });
}
