import type { SearchHooks } from '../../lib/search/contract';
import { PANEL_QUERY_LENGTH } from '../../lib/search/limits';
import { attach } from './attach';
import { h } from './dom';
import type { SearchModule } from './search-dom';
import type { SearchSession } from './session';
import { TEXTS } from './texts';

/** The module of the dialog and of the embedded panel, for a deployment's hooks. */
export function createSearchModule(hooks: SearchHooks): SearchModule {
  let session: SearchSession | undefined;
  return {
    openDialog(dialog, getWorker) {
      const input = dialog.querySelector('input')!;
      if (!session) {
        const form = dialog.querySelector('form')!;
        const close = () => dialog.close();
        session = attach({ root: dialog, form, input, isEmbedded: false, close }, getWorker, hooks);
        addEventListener('popstate', close);
      }
      delete dialog.dataset.failed;
      session.reset();
      // What was typed before this code had come is the query.
      session.engine.setQuery(input.value);
      void session.engine.refresh();
    },
    mountPanel(place, getWorker) {
      if (place.hasChildNodes()) return;
      const input = h('input', {
        type: 'search',
        autocomplete: 'off',
        placeholder: TEXTS.placeholder,
        'aria-label': TEXTS.placeholder,
      });
      const form = h('form', { role: 'search' }, input);
      place.append(form);
      input.value = (new URLSearchParams(location.search).get('q') ?? '').slice(
        0,
        PANEL_QUERY_LENGTH,
      );
      const close = () => panel.engine.setIsOpen(false);
      const panel = attach({ root: place, form, input, isEmbedded: true, close }, getWorker, hooks);
      panel.engine.setQuery(input.value);
      input.focus();
    },
  };
}
