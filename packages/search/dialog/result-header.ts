import { nextTab } from '@rslib-docs/kit/browser/interaction';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import mark from '@rslib-docs/kit/ui/TabMark.module.css';
import { h, setAttributes } from './elements';
import type { SourceMeta } from './session';
import { fill } from '@rslib-docs/kit/browser/translate';
import { TEXTS } from './texts';
import { searchPageAddress } from './search-dom';
import styles from './SearchPanel.module.css';

/** A query that is a part of a longer text. */
export interface Cut {
  query: string;
  /** Longest text of the field. */
  limit: number;
  /** Longest text of the search page. */
  more: string;
}

/**
 * Says above the list what its rows are, where they are not what was asked for.
 * @param searchLiteral Looks for the query as it is typed.
 */
export function createNotice(searchLiteral: (query: string) => void) {
  const element = h('div', { class: styles.notice, hidden: true });
  let cut: Cut | undefined;
  return {
    element,
    /** Says of a query that it is a part of a text; undefined takes it back. */
    cut: (next: Cut | undefined): void => void (cut = next),
    /** Gives the text for screen readers. */
    draw(outcome: SourceMeta | undefined, count: number): string {
      const { query = '', corrected, isLoose } = outcome ?? {};
      const part = cut?.query === query ? cut : undefined;
      const partLine = part ? [fill(TEXTS.part, { limit: part.limit })] : [];
      const more = part && part.more !== query && searchPageAddress(part.more);
      const literal = { type: 'button', click: () => searchLiteral(query) };
      const isCorrected = corrected !== undefined;
      const loose = isLoose && count > 0 ? [fill(TEXTS.loose, { query })] : [];
      const lines = isCorrected ? [fill(TEXTS.corrected, { query, corrected })] : loose;
      element.hidden = lines.length + partLine.length === 0;
      element.replaceChildren(
        ...partLine.map((text) =>
          h('div', {}, text, more && ' ', more && h('a', { href: more }, TEXTS.more)),
        ),
        ...lines,
        ...(isCorrected ? [' ', h('button', literal, TEXTS.searchLiteral)] : []),
      );
      return [...partLine, ...lines].map((text) => `${text} `).join('');
    },
  };
}

/**
 * The list of results below tabs, one for each index that answers: ours and those that a service or
 * a hook adds. The tabs show where there are two or more.
 */
export function createResultTabs(
  list: HTMLElement,
  choose: (tab: string) => void,
  notice: HTMLElement,
) {
  const attributes = { class: styles.tabs, role: 'tablist', 'aria-label': TEXTS.tabs };
  const tablist = h('div', { ...attributes, hidden: true });
  const area = h('div', { class: styles.area, id: `${list.id}-area` }, notice, list);
  const element = h('div', { class: styles.area }, tablist, area);
  const buttons = () => [...tablist.querySelectorAll('button')];
  let shown: readonly string[] = [];

  const button = (label: string, at: number) =>
    h(
      'button',
      {
        type: 'button',
        class: `${mark.tab} ${styles.tab}`,
        role: 'tab',
        id: `${list.id}-tab-${at}`,
        'aria-controls': area.id,
        // The field keeps the focus: arrows and Enter go on to work in the list.
        mousedown: (event: Event) => event.preventDefault(),
        click: () => choose(label),
      },
      label || TEXTS.ownTab,
    );

  onKeys((event) => {
    const next = nextTab(buttons(), event.target as HTMLButtonElement, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  }, tablist);

  return {
    element,
    isShown: () => !tablist.hidden,
    /** Labels of the tabs, ours as an empty one, and which of them is selected. */
    draw(labels: readonly string[], selected: string): void {
      tablist.hidden = labels.length < 2;
      // Buttons that stay keep the focus.
      if (labels.join('\n') !== shown.join('\n')) tablist.replaceChildren(...labels.map(button));
      shown = labels;
      for (const [at, tab] of buttons().entries()) {
        tab.ariaSelected = String(labels[at] === selected);
        tab.tabIndex = labels[at] === selected ? 0 : -1;
      }
      setAttributes(area, {
        role: !tablist.hidden && 'tabpanel',
        'aria-labelledby': !tablist.hidden && `${list.id}-tab-${labels.indexOf(selected)}`,
      });
    },
  };
}
