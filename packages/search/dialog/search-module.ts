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
  const serviceOf = (getWorker: () => Worker): SearchService => {
    if (service) return service;
    const provider = createProvider(getWorker);
    service = { provider, ask: createAsk(provider, hooks), starts };
    return service;
  };
  // An answer fetches what it needs, so nothing waits for this.
  const getReady = ({ provider }: SearchService, limit: number) =>
    attempt(() => provider.prefetch?.({ lang: pageLocale(), version: pageVersion(), limit }));
  let session: ReturnType<typeof attach> | undefined;
  return {
    openDialog(dialog, getWorker, given) {
      const input = dialog.querySelector('input')!;
      getReady(serviceOf(getWorker), LOCAL_RESULTS);
      if (!session) {
        const form = dialog.querySelector('form')!;
        const close = () => dialog.close();
        const host = { root: dialog, form, input, isEmbedded: false, close };
        session = attach(host, serviceOf(getWorker));
      }
      dialog.querySelector('output')?.remove();
      session.reset();
      // Text that was typed before this code arrived is the query.
      const { text = '', isPasted } = given ?? {};
      const isTyped = input.value !== firstOf(text, DIALOG_QUERY_LENGTH);
      if (isTyped) session.setQuery(input.value);
      else session.take(text, isPasted ? undefined : input.value);
    },
    mountPanel(place, getWorker) {
      const page = place.getAttribute(SEARCH_PANEL);
      if (page ? place.dataset.status : place.hasChildNodes()) return;
      getReady(serviceOf(getWorker), SEARCH_LIMIT);
      let panel: ReturnType<typeof attach>;
      const close = () => panel.engine.setIsOpen(false);
      const { provider, ask } = serviceOf(getWorker);
      if (page) {
        const [form, input] = [place.querySelector('form')!, place.querySelector('input')!];
        const host = { root: place, form, input, isEmbedded: true, page, close };
        panel = attach(host, { provider, ask: withinPage(ask, page), starts: [] });
        if (input.value) panel.take(input.value);
        return;
      }
      const input = h('input', {
        type: 'search',
        autocomplete: 'off',
        placeholder: searchFieldText(),
        'aria-label': searchFieldText(),
      });
      const form = h('form', { role: 'search' }, input);
      place.append(form);
      input.value = (new URLSearchParams(location.search).get('q') ?? '').slice(
        0,
        PANEL_QUERY_LENGTH,
      );
      const host = { root: place, form, input, isEmbedded: true, close };
      panel = attach(host, serviceOf(getWorker));
      panel.engine.setQuery(input.value);
      input.focus();
    },
  };
}
