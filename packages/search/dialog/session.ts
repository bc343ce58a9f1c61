import { createAutocomplete, type AutocompleteState } from '@algolia/autocomplete-core';
import {
  isElsewhere,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  type SearchRequest,
} from '../providers/contract';
import {
  DIALOG_QUERY_LENGTH,
  LOCAL_RESULTS,
  SEARCH_LIMIT,
  PANEL_QUERY_LENGTH,
  STALL_THRESHOLD_MS,
  SUGGESTION_LIMIT,
} from '../engine/limits';
import type { createAsk } from './ask';
import { debounce } from './ask';
import type { Remembered, SearchHistory } from './history';
import { pageVersion } from '../providers/local/index-address';
import { SEARCH_NAVIGATE_EVENT } from './search-dom';

/** A row: a hit, or what was opened before. */
export type SearchItem = (SearchHit | Remembered) & Record<string, unknown>;
export type SearchState = AutocompleteState<SearchItem>;

/**
 * What a collection carries besides its items. It travels with them, so that what belongs to an
 * answer that came too late is dropped together with its hits.
 */
export interface SourceMeta {
  label?: string;
  lang?: string;
  tab?: string;
  render?: SearchGroup['render'];
  failed?: boolean;
  /** The query that was answered. */
  query?: string;
  /** Hits that there are, where the engine counts them. */
  total?: number;
  /** Labels of the tabs that have hits, ours as an empty one. */
  tabs?: readonly string[];
}

interface Outcome {
  query: string;
  answer: SearchAnswer;
  failed: boolean;
}

const tabOf = ({ tab = '' }: SearchGroup) => tab;

export function sourceMetaOf({ source }: SearchState['collections'][number]): SourceMeta {
  return source as unknown as SourceMeta;
}

export interface SessionOptions {
  isEmbedded: boolean;
  lang: string;
  ask: ReturnType<typeof createAsk>;
  history: SearchHistory;
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
  const { isEmbedded, lang, ask, history, opened, onState, close } = options;
  let suggestions: string[] = [];
  let richest = 0;
  /** Label of the tab that was pressed last. */
  let chosen = '';
  /** What is shown; another tab of it is shown without asking again. */
  let shown: Outcome | undefined;
  let isOtherTab = false;
  const askSoon = debounce((request: SearchRequest) =>
    ask(request).then(
      (answer): Outcome => ({ query: request.query, answer, failed: false }),
      (): Outcome => ({ query: request.query, answer: { groups: [] }, failed: true }),
    ),
  );
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
      const known = isOtherTab && shown?.query === query ? shown : undefined;
      isOtherTab = false;
      if (!query.trim()) {
        if (isEmbedded) return [];
        return [source('recent', history.recent()), source('favorites', history.favorites())];
      }
      const limit = isEmbedded ? SEARCH_LIMIT : LOCAL_RESULTS;
      const request = { query, lang, version: pageVersion(), limit };
      const outcome = known ?? (await askSoon(request));
      shown = outcome;
      const { answer, failed } = outcome;
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
      return [
        ...inTab.map(({ hits, ...group }, at) => source(`group-${at}`, hits, group)),
        source('outcome', [], { failed, query, total, tabs, tab }),
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
      isOtherTab = true;
      void engine.refresh();
    },
    /** Begins again: suggestions and a chosen tab belong to one time that the dialog is open. */
    reset: () => {
      chosen = '';
      suggestions = [];
      richest = 0;
      history.begin();
    },
  };
}

export type SearchSession = ReturnType<typeof createSession>;
