import { attempt } from '@rslib-docs/kit/shared/attempt';
import { pageLocale } from '@rslib-docs/kit/browser/page';
import type { SearchHooks, SearchProvider } from '../providers/contract';
import { createHostedProvider } from '../providers/hosted';
import { createLocalProvider } from '../providers/local';
import { createRemoteProvider } from '../providers/remote';
import {
  DIALOG_QUERY_LENGTH,
  LOCAL_RESULTS,
  PANEL_QUERY_LENGTH,
  SEARCH_LIMIT,
} from '../engine/limits';
import type { SearchStart } from '../engine/options';
import { createAsk, withinPage } from './answers';
import { attach, type SearchService } from './panel';
import { h } from './elements';
import { firstOf, pageVersion, SEARCH_PANEL, type SearchModule } from './search-dom';
import { searchFieldText } from './texts';

/** Written in by the build, which leaves out the code of the others. */
declare const SITE_SEARCH: string;

const createProvider: (getWorker: () => Worker) => SearchProvider =
  SITE_SEARCH === 'hosted'
    ? createHostedProvider
    : SITE_SEARCH === 'remote'
      ? createRemoteProvider
      : createLocalProvider;

/**
 * The module of the dialog and of the embedded panel, with the hooks of a deployment.
 * @param starts are suggested before the first search.
 */
export function createSearchModule(
  hooks: SearchHooks,
  starts: readonly SearchStart[],
): SearchModule {
  let service: SearchService | undefined;
  let session: ReturnType<typeof attach> | undefined;
  /** @param limit Pages that are about to be searched for. */
  const serviceFor = (getWorker: () => Worker, limit: number): SearchService => {
    const provider = service?.provider ?? createProvider(getWorker);
    service ??= { provider, ask: createAsk(provider, hooks), starts };
    // An answer fetches what it needs, so nothing waits for this.
    attempt(() => provider.prefetch?.({ lang: pageLocale(), version: pageVersion(), limit }));
    return service;
  };
  return {
    openDialog(dialog, getWorker, given) {
      const { value } = dialog.querySelector('input')!;
      const own = serviceFor(getWorker, LOCAL_RESULTS);
      session ??= attach(dialog, own);
      dialog.querySelector('output')?.remove();
      session.reset();
      // Text that was typed before this code arrived is the query.
      const { text = '', isPasted } = given ?? {};
      const isTyped = value !== firstOf(text, DIALOG_QUERY_LENGTH);
      if (isTyped) session.setQuery(value);
      else session.take(text, isPasted ? undefined : value);
    },
    mountPanel(place, getWorker) {
      const page = place.getAttribute(SEARCH_PANEL);
      if (page ? place.dataset.status : place.hasChildNodes()) return;
      const own = serviceFor(getWorker, SEARCH_LIMIT);
      if (page) {
        const { value } = place.querySelector('input')!;
        const panel = attach(place, { ...own, ask: withinPage(own.ask, page), starts: [] }, page);
        if (value) panel.take(value);
        return;
      }
      const label = searchFieldText();
      const attributes = { type: 'search', autocomplete: 'off', placeholder: label };
      const input = h('input', { ...attributes, 'aria-label': label });
      place.append(h('form', { role: 'search' }, input));
      const query = new URLSearchParams(location.search).get('q') ?? '';
      input.value = query.slice(0, PANEL_QUERY_LENGTH);
      attach(place, own).engine.setQuery(input.value);
      input.focus();
    },
  };
}
