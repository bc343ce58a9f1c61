import { h } from './dom';
import type { SourceMeta } from './outcome';
import { TEXTS } from './texts';
import { correctedTo, looseFor } from './texts-with-values';
import styles from './SearchPanel.module.css';

/**
 * Says above the list what its rows are, where they are not what was asked for.
 * @param insist Looks for the query as it is typed.
 */
export function createNotice(insist: (query: string) => void) {
  const element = h('div', { class: styles.notice, hidden: true });
  return {
    element,
    /** Gives the text, for those who hear it. */
    draw(outcome: SourceMeta | undefined, count: number): string {
      const { query = '', corrected, isLoose } = outcome ?? {};
      const isCorrected = corrected !== undefined;
      const text = isCorrected
        ? correctedTo(query, corrected)
        : isLoose && count > 0
          ? looseFor(query)
          : '';
      element.hidden = text === '';
      const button = h('button', { type: 'button', click: () => insist(query) }, TEXTS.insist);
      element.replaceChildren(text, ...(isCorrected ? [' ', button] : []));
      return text && `${text} `;
    },
  };
}
