import { createAutocomplete } from '@algolia/autocomplete-core';
import { isElsewhere, type SearchGroup, type SearchHit } from '../providers/contract';
import {
  DIALOG_QUERY_LENGTH,
  LOCAL_RESULTS,
  SEARCH_LIMIT,
  PANEL_QUERY_LENGTH,
  STALL_THRESHOLD_MS,
  SUGGESTION_LIMIT,
} from '../engine/limits';
import type { SearchStart } from '../engine/options';
import type { createAsk } from './ask';
import { createAnswers } from './answers';
import type { Remembered, SearchHistory } from './history';
import { pageLocale } from '@rslib-docs/kit/browser/page-facts';
import { pageVersion, pathInLanguage } from '../providers/local/index-address';
import type { SearchItem, SearchState, SourceMeta } from './outcome';
import { SEARCH_NAVIGATE_EVENT } from './search-dom';

const toRemembered = ({ title, path }: SearchStart): Remembered => ({
  ...{ title, header: title, type: 'title' },
  link: pathInLanguage(pageLocale(), path),
});

const tabOf = ({ tab = '' }: SearchGroup) => tab;

export interface SessionOptions {
  isEmbedded: boolean;
  lang: string;
  ask: ReturnType<typeof createAsk>;
  history: SearchHistory;
  /** Pages that are offered before anything was searched. */
  starts: readonly SearchStart[];
  /** Whether the reader is about to choose from what is shown, which must not move then. */
  isChoosing: () => boolean;
  /** Told of a hit that is opened. */
  opened: (hit: SearchHit) => void;
  onState: (state: SearchState) => void;
  close: () => void;
}

/** Goes to an address of the site without a new document where the app can, and only there. */
export function goTo(link: string): void {
  const wish = new CustomEvent(SEARCH_NAVIGATE_EVENT, { detail: link, cancelable: true });
  if (dispatchEvent(wish)) location.assign(link);
}

/** The headless engine with our sources: what was opened before, then what is found. */
export function createSession(options: SessionOptions) {
  const { isEmbedded, lang, ask, history, starts, isChoosing, opened, onState, close } = options;
  let suggestions: string[] = [];
  let richest = 0;
  /** Label of the tab that was pressed last. */
  let chosen = '';
  /** The query that is not to be corrected. */
  let exact: string | undefined;
  const answers = createAnswers(ask, isChoosing, () => void engine.refresh());
  const source = (
    sourceId: string,
    items: readonly (SearchHit | Remembered)[],
    carried: SourceMeta = {},
  ) => ({
    ...carried,
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
    defaultActiveItemId: isEmbedded ? null : 0,
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
      const limit = isEmbedded ? SEARCH_LIMIT : LOCAL_RESULTS;
      const isExact = query === exact;
      const request = { query, lang, version: pageVersion(), limit, ...(isExact && { isExact }) };
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
      const { better, corrected, isLoose } = answer;
      return [
        ...inTab.map(({ hits, ...group }, at) => source(`group-${at}`, hits, group)),
        source('outcome', [], {
          ...{ failed, query, total, tabs, tab },
          ...{ isProvisional: better !== undefined, corrected, isLoose },
        }),
      ];
    },
  });
  return {
    engine,
    maxLength: isEmbedded ? PANEL_QUERY_LENGTH : DIALOG_QUERY_LENGTH,
    suggestions: () => suggestions.slice(0, SUGGESTION_LIMIT),
    /** Shows what another index has found. */
    choose: (tab: string) => {
      chosen = tab;
      answers.showAgain();
    },
    /** Shows what has come meanwhile, unless the reader is choosing. */
    showBetter: answers.showBetter,
    /** Looks for the query as it is typed. */
    insist: (query: string) => {
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
