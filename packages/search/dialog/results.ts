import { attempt } from '@rslib-docs/kit/shared/attempt';
import { isPlainClick } from '@rslib-docs/kit/browser/interaction';
import { isElsewhere, type SearchHit } from '../providers/contract';
import {
  errorScreen,
  h,
  gridRow,
  hitRow,
  noResults,
  sentence,
  setAttributes,
  type RowAction,
} from './elements';
import { fill } from '@rslib-docs/kit/browser/translate';
import { TEXTS } from './texts';
import type { Remembered, SearchHistory } from './history';
import { pageVersion, SEARCH_PANEL, searchPageAddress } from './search-dom';
import type { createNotice, createResultTabs } from './result-header';
import {
  answerOf,
  type Collection,
  goTo,
  isSameAnswer,
  isStale,
  sourceMetaOf,
  type SearchItem,
  type SearchSession,
  type SearchState,
} from './session';
import styles from './SearchPanel.module.css';

/** The content without a query. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  recent: TEXTS.recent,
  favorites: TEXTS.favorites,
  starts: TEXTS.starts,
};

/** A language as it calls itself. */
const languageName = (lang: string) =>
  attempt(() => new Intl.DisplayNames([lang], { type: 'language' }).of(lang)) ?? lang;

/** The place that a hook draws; one that fails leaves it empty. */
function customPlace(render: (place: HTMLElement) => void): HTMLElement {
  const place = h('div', { class: styles.custom });
  try {
    render(place);
  } catch (error) {
    console.error('A hook of the search failed.', error);
  }
  return place;
}

/** @param total how many there are, where they are more than are shown. */
const countOf = (count: number, total = count): string =>
  total > count
    ? fill(TEXTS.countSome, { count, total })
    : fill(count === 1 ? TEXTS.countOne : TEXTS.count, { count });

const controls = (list: Element) => [...list.querySelectorAll<HTMLElement>('a,button')];

/** Identifies the links and buttons of a list across renders. */
function nameOf(control: Element): string {
  const row = control.closest('[role=row]') ?? control;
  return [control.ariaLabel, row.textContent].join();
}

/** Renders a list again. The focus in it moves to the same element, else to `otherwise`. */
function keepFocus(list: Element, draw: () => void, otherwise: () => void): void {
  const { activeElement } = document;
  const name = list.contains(activeElement) ? nameOf(activeElement!) : undefined;
  draw();
  if (name === undefined) return;
  const counterpart = controls(list).find((control) => nameOf(control) === name);
  if (counterpart) counterpart.focus();
  else otherwise();
}

interface ResultsOptions {
  session: SearchSession;
  history: SearchHistory;
  panel: HTMLElement;
  tabs: ReturnType<typeof createResultTabs>;
  notice: ReturnType<typeof createNotice>;
  status: HTMLElement;
  /** Path of the page whose sections alone are found. */
  page: string | undefined;
  all: HTMLAnchorElement | undefined;
  setQuery: (query: string) => void;
  shown: (hits: readonly SearchHit[]) => void;
  focus: () => void;
  close: () => void;
}

const sentencesOf = (screen: Element) =>
  [...screen.querySelectorAll('p')].map(({ textContent }) => textContent.trim()).join('\n');

/** Draws what the engine holds: history, hits, or why there are none. */
export function createResults(options: ResultsOptions) {
  const { session, history, panel, page, tabs, notice, status, all } = options;
  const { setQuery, shown, focus, close } = options;
  const rows = new Map<number, HTMLElement>();
  let isScrolled = false;
  panel.addEventListener('scroll', () => (isScrolled = panel.scrollTop > 0));

  /** Goes on within the page, unless the visitor wants another tab or window. */
  function leave(event: MouseEvent, link: string): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    close();
    goTo(link);
  }
  all?.addEventListener('click', (event) => {
    // On the search page itself, another query is another document: its panel is filled once.
    if (!document.querySelector(`[${SEARCH_PANEL}]`)) leave(event, all.pathname + all.search);
  });

  function wire(row: HTMLElement, item: SearchItem, collection: Collection) {
    const props = session.engine.getItemProps({ item, source: collection.source });
    row.id = props.id;
    row.addEventListener('mousemove', (event) => props.onMouseMove(event));
    row.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) props.onMouseDown(event);
    });
    row.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('a')) return;
      props.onClick(event);
      if (!isElsewhere(item.link)) leave(event, item.link);
    });
    rows.set((item as unknown as { __autocomplete_id: number }).__autocomplete_id, row);
  }

  function drawRow(collection: Collection, item: SearchItem): HTMLElement {
    const change = (act: RowAction['act']) => (changed: Remembered) => {
      act(changed);
      // The button that was pressed goes with its row. A focus that has moved to another row stays.
      if (row.contains(document.activeElement) || !panel.contains(document.activeElement)) focus();
      void session.engine.refresh();
    };
    const button = (icon: RowAction['icon'], label: string, act: RowAction['act']): RowAction => {
      return { icon, label, act: change(act) };
    };
    const own: Readonly<Record<string, () => HTMLElement>> = {
      recent: () =>
        gridRow(item, 'recent', [
          button('favorite', TEXTS.save, history.save),
          button('clear', TEXTS.remove, history.removeRecent),
        ]),
      favorites: () =>
        gridRow(item, 'favorite', [button('clear', TEXTS.removeFavorite, history.removeFavorite)]),
      starts: () => gridRow(item, 'title'),
    };
    const row = own[collection.source.sourceId]?.() ?? hitRow(item);
    wire(row, item, collection);
    return row;
  }

  function drawGroup(collection: Collection): HTMLElement {
    const { sourceId } = collection.source;
    const { label, lang, tab, render } = sourceMetaOf(collection);
    const own = OWN_TITLES[sourceId];
    const title = own ?? label!;
    const id = `${panel.id}-label-${sourceId}`;
    // The tab shows it already.
    const isNamed = tabs.isShown() && tab === label;
    const language = lang && h('span', { class: styles.language }, languageName(lang));
    const heading = { class: styles.heading, id, role: own ? undefined : 'presentation' };
    const group = h(
      'div',
      {
        class: styles.group,
        role: own ? 'rowgroup' : 'group',
        [isNamed ? 'aria-label' : 'aria-labelledby']: isNamed ? title : id,
        lang,
      },
      !isNamed && h('div', heading, title, language),
      ...collection.items.map((item) => drawRow(collection, item)),
    );
    if (render) group.append(customPlace(render));
    return group;
  }

  function draw(state: SearchState): void {
    rows.clear();
    const filled = state.collections.filter(
      (collection) => collection.items.length > 0 || sourceMetaOf(collection).render,
    );
    const outcome = answerOf(state);
    const isHistory = outcome === undefined;
    tabs.draw(outcome?.tabs ?? [], outcome?.tab ?? '');
    const count = filled.reduce((sum, { items }) => sum + items.length, 0);
    setAttributes(panel, {
      role: count === 0 ? undefined : isHistory ? 'grid' : 'listbox',
      'aria-label': count === 0 ? undefined : isHistory ? TEXTS.recent : TEXTS.results,
    });
    const content = () => {
      if (outcome?.failed) return [errorScreen(outcome.query!)];
      const isNew = isHistory && !filled.some(({ source }) => source.sourceId !== 'starts');
      if (isNew) return [sentence(TEXTS.noRecent), ...filled.map(drawGroup)];
      if (filled.length > 0) return filled.map(drawGroup);
      // The link below leads to the search of the site.
      if (page) return [sentence(fill(TEXTS.none, { query: outcome!.query!.trim() }))];
      return [noResults(outcome!.query!.trim(), session.suggestions(), setQuery)];
    };
    keepFocus(panel, () => panel.replaceChildren(...content()), focus);
    // Only if needed: it makes the browser lay out the page at once.
    if (isScrolled) panel.scrollTop = 0;
    if (!isHistory && count > 0) shown(filled.flatMap(({ items }) => items as SearchHit[]));
    const said = notice.draw(outcome, count);
    status.textContent = isHistory
      ? ''
      : said + (count > 0 ? countOf(count, outcome?.total) : sentencesOf(panel));
    if (!all) return;
    // The search page answers from the version of today.
    all.hidden = isHistory || (count === 0 && !page) || pageVersion() !== '';
    if (!all.hidden) all.href = searchPageAddress(outcome!.query!);
  }

  /** Until the first rows of a query come, there is nothing that answers it. */
  function look(): void {
    rows.clear();
    panel.replaceChildren(sentence(TEXTS.looking));
    setAttributes(panel, { role: undefined, 'aria-label': undefined });
    status.textContent = TEXTS.looking;
    drawn = undefined;
  }

  let drawn: SearchState['collections'] | undefined;
  return (state: SearchState): string | undefined => {
    const answer = answerOf(state);
    panel.toggleAttribute('data-stale', isStale(state));
    panel.toggleAttribute('data-provisional', answer?.isProvisional === true);
    if (state.collections !== drawn && state.collections.length > 0) {
      // Equal rows keep their elements: the reader may be about to press one.
      if (!drawn || !isSameAnswer(drawn, state.collections)) draw(state);
      drawn = state.collections;
    }
    if (isStale(state) && !(answer && rows.size > 0)) look();
    for (const [id, row] of rows) {
      const isActive = id === state.activeItemId;
      row.toggleAttribute('data-active', isActive);
      row.ariaSelected = String(isActive);
    }
    return state.activeItemId === null ? undefined : rows.get(state.activeItemId)?.id;
  };
}
