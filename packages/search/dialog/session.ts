import { createAutocomplete, type AutocompleteState } from '@algolia/autocomplete-core';
import { pageLocale } from '@rslib-docs/kit/browser/page';
import {
  isElsewhere,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
} from '../providers/contract';
import {
  DIALOG_QUERY_LENGTH,
  LOCAL_RESULTS,
  PANEL_QUERY_LENGTH,
  SEARCH_LIMIT,
  STALL_THRESHOLD_MS,
  SUGGESTION_LIMIT,
} from '../engine/limits';
import type { SearchStart } from '../engine/options';
import type { Remembered, SearchHistory } from './history';
import { isOfInputMethod } from '@rslib-docs/kit/browser/keys';
import { pageVersion, pathInLanguage, SEARCH_NAVIGATE_EVENT } from './search-dom';
import { createAnswers, type createAsk } from './answers';

export type SearchItem = Remembered & Partial<SearchHit> & Record<string, unknown>;
export type SearchState = AutocompleteState<SearchItem>;
export type Collection = SearchState['collections'][number];

/**
 * Data of a collection besides its items. It travels with them, so that the data of an
 * answer that came too late is dropped together with its hits.
 */
export interface SourceMeta
  extends
    Partial<Omit<SearchGroup, 'hits'>>,
    Pick<SearchAnswer, 'total' | 'corrected' | 'isLoose'> {
  failed?: boolean;
  query?: string;
  /** Labels of the tabs that have hits, ours as an empty one. */
  tabs?: readonly string[];
  /** Whether another answer to the same query is on its way. */
  isProvisional?: boolean;
}

export function sourceMetaOf({ source }: Collection): SourceMeta {
  return source as unknown as SourceMeta;
}

/** The answer that the rows of a state show; undefined while recent searches are shown. */
export const answerOf = ({ collections }: SearchState): SourceMeta | undefined =>
  collections.map(sourceMetaOf).find(({ query }) => query !== undefined);

/** Whether two answers are the same, though one of them may have been provisional. */
export function isSameAnswer(before: readonly Collection[], after: readonly Collection[]): boolean {
  if (!after.some((collection) => sourceMetaOf(collection).query !== undefined)) return false;
  // The output of a hook is not known here.
  if (after.some((collection) => sourceMetaOf(collection).render)) return false;
  const told = (collections: readonly Collection[]) =>
    JSON.stringify(collections, (key, value: unknown) =>
      key === 'isProvisional' ? undefined : value,
    );
  return told(before) === told(after);
}

/** Whether the rows belong to another query than the field shows. */
export const isStale = (state: SearchState): boolean =>
  (answerOf(state)?.query ?? '') !== (state.query.trim() ? state.query : '');

export const EMPTY: SearchState = {
  activeItemId: null,
  query: '',
  completion: null,
  collections: [],
  isOpen: false,
  status: 'idle',
  context: {},
};

/** Whether the rows belong to what stands in the field, and will not be others in a moment. */
const isAnswered = (state: SearchState): boolean =>
  !isStale(state) && !answerOf(state)?.isProvisional;

/**
 * Fast typists press Enter before the answer has come, and mean the answer. That Enter is buffered
 * until it has, so that it does not open a row of the query before. Any other key, and further
 * typing, takes it back.
 */
export function createEarlyEnter(
  press: (event: KeyboardEvent) => void,
  isChoosing: () => boolean = () => false,
) {
  let buffered: KeyboardEvent | undefined;
  let state: SearchState | undefined;
  return {
    /** Keeps a key back if it came too early. */
    buffer(event: KeyboardEvent): boolean {
      buffered = undefined;
      if (event.key !== 'Enter' || isOfInputMethod(event) || !state) return false;
      // A chosen row of the present query stays chosen, whatever arrives later.
      if (isAnswered(state) || (!isStale(state) && isChoosing())) return false;
      event.preventDefault();
      buffered = event;
      return true;
    },
    clear: (): void => void (buffered = undefined),
    update(next: SearchState): void {
      state = next;
      const early = buffered;
      if (!early || !isAnswered(next)) return;
      buffered = undefined;
      // The engine is still telling of its rows; it takes a key when it has done so.
      queueMicrotask(() => press(early));
    },
  };
}

const toRemembered = ({ title, path }: SearchStart): Remembered => ({
  ...{ title, header: title, type: 'title' },
  link: pathInLanguage(pageLocale(), path),
});

const tabOf = ({ tab = '' }: SearchGroup) => tab;

interface SessionOptions {
  isEmbedded: boolean;
  /** Path of the page whose sections alone are found. */
  page?: string | undefined;
  lang: string;
  ask: ReturnType<typeof createAsk>;
  history: SearchHistory;
  /** Pages that are offered before anything was searched. */
  starts: readonly SearchStart[];
  /** Whether the reader is about to choose from what is shown, which must not move then. */
  isChoosing: () => boolean;
  opened: (hit: SearchHit) => void;
  onState: (state: SearchState) => void;
  close: () => void;
}

/**
 * Goes to an address of the site without a new document where the app can, and only there. A section
 * of the shown page is the browser's, so that what it is folded in opens.
 */
export function goTo(link: string): void {
  if (link.startsWith(`${location.pathname}#`)) {
    if (link.endsWith(location.hash)) dispatchEvent(new HashChangeEvent('hashchange'));
    return location.assign(link);
  }
  const wish = new CustomEvent(SEARCH_NAVIGATE_EVENT, { detail: link, cancelable: true });
  if (dispatchEvent(wish)) location.assign(link);
}

/** The headless engine with our sources: recent searches, then results. */
export function createSession(options: SessionOptions) {
  const { isEmbedded, lang, ask, history, starts, isChoosing, opened, onState, close } = options;
  let suggestions: string[] = [];
  let richest = 0;
  let chosen = '';
  /** The query that is not to be corrected. */
  let exact: string | undefined;
  const answers = createAnswers(ask, isChoosing, () => void engine.refresh());
  const source = (
    sourceId: string,
    items: readonly (SearchHit | Remembered)[],
    meta: SourceMeta = {},
  ) => ({
    ...meta,
    sourceId,
    getItems: () => items as SearchItem[],
    getItemUrl: ({ item }: { item: SearchItem }) => item.link,
    onSelect: ({ item }: { item: SearchItem }) => {
      if (!('query' in item)) return;
      opened(item as SearchHit);
      if (!isElsewhere(item.link)) history.add(item as SearchHit);
    },
  });

  const engine = createAutocomplete<SearchItem, Event, MouseEvent, KeyboardEvent>({
    id: isEmbedded ? 'search-panel' : 'search',
    defaultActiveItemId: isEmbedded && !options.page ? null : 0,
    openOnFocus: !isEmbedded,
    insights: false,
    ignoreCompositionEvents: true,
    stallThreshold: STALL_THRESHOLD_MS,
    shouldPanelOpen: ({ state }) => !isEmbedded || state.query.trim() !== '',
    navigator: {
      navigate: ({ itemUrl }) => {
        if (isElsewhere(itemUrl)) return void open(itemUrl, '_blank', 'noopener');
        close();
        goTo(itemUrl);
      },
      navigateNewTab: ({ itemUrl }) => void open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({ itemUrl }) => void open(itemUrl, '_blank', 'noopener,popup'),
    },
    onStateChange: ({ state }) => onState(state as SearchState),
    async getSources({ query }) {
      if (!query.trim()) {
        if (isEmbedded) return [];
        const own = [source('recent', history.recent()), source('favorites', history.favorites())];
        const isNew = own.every(({ getItems }) => getItems().length === 0);
        return isNew ? [...own, source('starts', starts.map(toRemembered))] : own;
      }
      const request = {
        ...{ query, lang, version: pageVersion() },
        limit: isEmbedded ? SEARCH_LIMIT : LOCAL_RESULTS,
        ...(query === exact && { isExact: true }),
      };
      const { answer, failed } = await answers.get(request);
      const groups = answer.groups.filter(({ hits, render }) => hits.length > 0 || render);
      const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
      if (count > richest) {
        richest = count;
        suggestions = [...new Set(groups.map(({ label }) => `${label.toLowerCase()} `))];
      }
      const tabs = [...new Set(groups.map(tabOf))];
      const tab = tabs.includes(chosen) ? chosen : tabs[0];
      const inTab = groups.filter((group) => tabOf(group) === tab);
      // The engine counts what is ours.
      const total = tab === '' ? answer.total : undefined;
      const { improved, corrected, isLoose } = answer;
      return [
        ...inTab.map(({ hits, ...group }, at) => source(`group-${at}`, hits, group)),
        source('outcome', [], {
          ...{ failed, query, total, tabs, tab },
          ...{ isProvisional: improved !== undefined, corrected, isLoose },
        }),
      ];
    },
  });
  return {
    engine,
    maxLength: isEmbedded ? PANEL_QUERY_LENGTH : DIALOG_QUERY_LENGTH,
    suggestions: () => suggestions.slice(0, SUGGESTION_LIMIT),
    choose: (tab: string) => {
      chosen = tab;
      answers.showAgain();
    },
    /** Shows what has come meanwhile, unless the reader is choosing. */
    showImproved: answers.showImproved,
    searchLiteral: (query: string) => {
      exact = query;
      void engine.refresh();
    },
    /** Begins again: suggestions and a chosen tab belong to one time that the dialog is open. */
    reset: () => {
      chosen = '';
      exact = undefined;
      suggestions = [];
      richest = 0;
      history.begin();
    },
  };
}

export type SearchSession = ReturnType<typeof createSession>;
