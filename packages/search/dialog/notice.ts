import { h } from './dom';
import type { SourceMeta } from './outcome';
import { TEXTS } from './texts';
import { searchPageAddress } from '../providers/local/index-address';
import { correctedTo, looseFor, partOf } from './texts-with-values';
import styles from './SearchPanel.module.css';

/** A query that is a part of a longer text. */
export interface Cut {
  query: string;
  /** What the field takes. */
  limit: number;
  /** What the search page takes of the text. */
  more: string;
}

/**
 * Says above the list what its rows are, where they are not what was asked for.
 * @param insist Looks for the query as it is typed.
 */
export function createNotice(insist: (query: string) => void) {
  const element = h('div', { class: styles.notice, hidden: true });
  let cut: Cut | undefined;
  const partLine = ({ limit, query, more }: Cut) =>
    h(
      'div',
      {},
      partOf(limit),
      more !== query && ' ',
      more !== query && h('a', { href: searchPageAddress(more) }, TEXTS.more),
    );
  return {
    element,
    /** Says of a query that it is a part of a text; undefined takes it back. */
    cut(next: Cut | undefined): void {
      cut = next;
    },
    /** Gives the text, for those who hear it. */
    draw(outcome: SourceMeta | undefined, count: number): string {
      const { query = '', corrected, isLoose } = outcome ?? {};
      const isCorrected = corrected !== undefined;
      const text = isCorrected
        ? correctedTo(query, corrected)
        : isLoose && count > 0
          ? looseFor(query)
          : '';
      const part = cut?.query === query ? cut : undefined;
      element.hidden = text === '' && !part;
      const button = h('button', { type: 'button', click: () => insist(query) }, TEXTS.insist);
      element.replaceChildren(
        ...(part ? [partLine(part)] : []),
        text,
        ...(isCorrected ? [' ', button] : []),
      );
      return [part ? partOf(part.limit) : '', text].map((one) => one && `${one} `).join('');
    },
  };
}
