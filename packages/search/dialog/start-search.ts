import { readStored, savesData } from '@rslib-docs/kit/browser/environment';
import { isCommand, isInField, isOfInputMethod, onKeys } from '@rslib-docs/kit/browser/keys';
import { setOverlay, pageLocale } from '@rslib-docs/kit/browser/page';
import { loadModule } from '@rslib-docs/kit/browser/load-module';
import { whenIdle, whenParsed } from '@rslib-docs/kit/browser/when-ready';
import { DIALOG_QUERY_LENGTH } from '../engine/limits';
import {
  firstOf,
  isInParts,
  SEARCH_BUTTON,
  searchButton,
  SEARCH_DIALOG,
  SEARCH_PAGE_EVENT,
  SEARCH_PANEL,
  searchIndexAddress,
  searchPageAddress,
  SLASH_CHOICE,
  type GivenText,
  type SearchModule,
} from './search-dom';

/** The provider, and the addresses of modules that are loaded on intent; written in by the bundler. */
declare const SITE_SEARCH: string;
declare const LAZY_MODULES: Readonly<Record<'search' | 'searchWorker' | 'searchParts', string>>;

let dialog: HTMLDialogElement | undefined;
let worker: Worker | undefined;
let given: GivenText | undefined;

/**
 * One worker for the page; it loads the index once, and answers all callers.
 * @param isAsked Somebody waits: the page loads the index meanwhile, and calls the worker by its address.
 */
function getWorker(isAsked = true): Worker {
  if (!worker) {
    const name = isAsked ? searchIndexAddress() : '';
    // The code for an index in parts is loaded where there is one.
    const code = isInParts() ? LAZY_MODULES.searchParts : LAZY_MODULES.searchWorker;
    const started = new Worker(code, { type: 'module', name });
    worker = started;
    // One that could not be loaded never will; the next question gets another.
    started.onerror = () => {
      started.terminate();
      if (worker === started) worker = undefined;
    };
    if (name) {
      fetch(name)
        .then((response) => (response.ok ? response.text() : ''))
        .catch(() => '')
        .then((index) => started.postMessage({ index }));
    }
  }
  return worker;
}

function loadData(isAsked: boolean): void {
  const button = searchButton();
  // A service is asked when there is something to ask.
  if (SITE_SEARCH !== 'local' || !button) return;
  getWorker(isAsked).postMessage({ lang: pageLocale(), version: button.dataset.version });
}

const load = () => loadModule<SearchModule>(LAZY_MODULES.search);

/** Has both there before the search is opened, one after the other; what fails is tried again then. */
function prefetch(): void {
  if (savesData()) return;
  loadData(false);
  whenIdle(() => load().catch(() => undefined));
}

/** Shows the beginning of a text in the field, and keeps the text for the code of the dialog. */
function give(input: HTMLInputElement, text: string, isPasted = false): void {
  input.value = firstOf(text, DIALOG_QUERY_LENGTH);
  given = { text, isPasted };
}

/** The dialog with its field stands at once, so that nothing typed is lost, by an IME or not. */
function createDialog({ dataset }: HTMLElement): HTMLDialogElement {
  const shell = document.createElement('dialog');
  shell.setAttribute(SEARCH_DIALOG, '');
  shell.ariaLabel = dataset.label!;
  const form = document.createElement('form');
  form.role = 'search';
  const input = document.createElement('input');
  input.type = 'search';
  input.maxLength = DIALOG_QUERY_LENGTH;
  input.autocomplete = 'off';
  input.placeholder = input.ariaLabel = dataset.placeholder!;
  form.append(input);
  // Says, to screen readers too, that the code of the dialog cannot be loaded.
  const said = document.createElement('output');
  // Enter before the code has come is given to it, with the query that it was meant for.
  form.onsubmit = () => {
    form.dataset.entered = input.value;
    // After a release this page's code no longer exists; a page that is loaded again has the new code.
    // Without a network the present page stays.
    if (said.value && navigator.onLine) location.assign(searchPageAddress(input.value));
    return false;
  };
  // In a search field with text, Escape would clear the text first.
  input.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (!isOfInputMethod(event)) shell.close();
  };
  // Until the code of the dialog is there, which takes the place of this.
  input.onpaste = (event) => {
    const text = event.clipboardData!.getData('text');
    if (text.length > DIALOG_QUERY_LENGTH) {
      event.preventDefault();
      give(input, text, true);
    }
  };
  shell.append(form, said);
  // Runs a little later: by then it may be open again.
  shell.onclose = () => {
    if (shell.open) return;
    setOverlay(null);
    // Closing the dialog takes the Enter back.
    delete form.dataset.entered;
  };
  // A selection of text may end outside: only a press that began there closes the dialog.
  let pressed: EventTarget | null = null;
  shell.onpointerdown = ({ target }) => (pressed = target);
  shell.onclick = ({ target }) => {
    if (target === shell && pressed === shell) shell.close();
  };
  addEventListener('popstate', () => shell.close());
  document.body.append(shell);
  return shell;
}

function toggle(): boolean {
  const button = searchButton();
  if (!button) return false;
  dialog ??= createDialog(button);
  if (dialog.open) {
    dialog.close();
    return true;
  }
  const input = dialog.querySelector('input')!;
  // A selection in the field from before the dialog closed does not count.
  const selection = getSelection();
  give(input, dialog.contains(selection?.anchorNode ?? null) ? '' : String(selection));
  // A page that scrolls keeps the room of its scrollbar.
  document.documentElement.style.scrollbarGutter =
    innerWidth > document.documentElement.clientWidth ? 'stable' : '';
  if (!dialog.showModal) {
    location.assign(searchPageAddress(input.value));
    return true;
  }
  dialog.showModal();
  setOverlay('search');
  input.select();
  const shown = dialog;
  // Both in one round trip.
  loadData(true);
  // Later than the press, which is answered by the field alone.
  load().then(
    (module) => setTimeout(() => module.openDialog(shown, getWorker, given)),
    () => (shown.querySelector('output')!.value = button.dataset.failed!),
  );
  return true;
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, repeat } = event;
  const isSlash =
    key === '/' &&
    !(ctrlKey || metaKey || altKey) &&
    !dialog?.open &&
    !isInField(event) &&
    readStored(SLASH_CHOICE) !== 'off';
  // Keys that are held are pressed once.
  if ((isSlash || isCommand(event, 'K')) && (repeat || toggle())) event.preventDefault();
}

function onPage(): void {
  const place = document.querySelector<HTMLElement>(`[${SEARCH_PANEL}]:empty`);
  if (place) mountPanel(place);
  if (worker) prefetch();
}

function mountPanel(place: HTMLElement): void {
  load().then(
    (module) => module.mountPanel(place, getWorker),
    () => {
      // The field of a page leads to the search page by itself.
      if (place.hasChildNodes()) return;
      const said = document.createElement('output');
      place.append(said);
      said.value = place.dataset.failed!;
    },
  );
}

/** Opens the dialog; loads its code and the index when idle. */
export function startSearch(): readonly string[] {
  onKeys(onKey);
  addEventListener('click', (event) => {
    if ((event.target as Element).closest?.(`[${SEARCH_BUTTON}]`)) toggle();
  });
  addEventListener('focusin', ({ target }) => {
    const place = (target as Element).closest<HTMLElement>(`[${SEARCH_PANEL}]:not([data-status])`);
    if (place?.getAttribute(SEARCH_PANEL)) mountPanel(place);
  });
  whenParsed(onPage);
  addEventListener(SEARCH_PAGE_EVENT, onPage);
  whenIdle(prefetch);
  return [SEARCH_BUTTON];
}
