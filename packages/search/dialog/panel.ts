import { writeAddress, pageLocale } from '@rslib-docs/kit/browser/page';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import { deferWhilePressed } from '@rslib-docs/kit/browser/interaction';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import { wellFormed } from '../engine/normalize';
import type { SearchStart } from '../engine/options';
import type { SearchProvider } from '../providers/contract';
import type { createAsk } from './answers';
import { footer, h, icon, iconButton, setAttributes } from './elements';
import {
  createEarlyEnter,
  createSession,
  EMPTY,
  type SearchSession,
  type SearchState,
} from './session';
import { openHistory } from './history';
import { createNotice, createResultTabs } from './result-header';
import { createResults } from './results';
import { takeLongTexts } from './long-texts';
import { TEXTS } from './texts';
import styles from './SearchPanel.module.css';

/** The provider, and the way to it through hooks and cache. */
export interface SearchService {
  provider: SearchProvider;
  ask: ReturnType<typeof createAsk>;
  starts: readonly SearchStart[];
}

/**
 * Builds the panel around a field that stands already, and lets the engine drive both.
 * @param root The dialog, or a place in a page.
 * @param page Path of the page whose sections alone are found, in a panel that does not stand for
 * the search page.
 */
export function attach(root: HTMLElement, { provider, ask, starts }: SearchService, page?: string) {
  const form = root.querySelector('form')!;
  const input = root.querySelector('input')!;
  const isEmbedded = !(root instanceof HTMLDialogElement);
  const lang = pageLocale();
  const history = openHistory(lang);
  const address = isEmbedded && !page ? createQueryAddress() : undefined;
  const close = () => {
    address?.write();
    if (isEmbedded) engine.setIsOpen(false);
    else root.close();
  };
  const id = isEmbedded ? 'search-page-list' : 'search-list';
  const panel = h('div', { class: styles.panel, id });
  // A row that was selected by arrows or by the pointer is about to be pressed.
  let activeItem: number | null = null;
  const isPointing = createPointing(input, panel);
  const isChoosing = () => (activeItem ?? 0) > 0 || isPointing();
  const session: SearchSession = createSession({
    ...{ isEmbedded, page, lang, history, starts, isChoosing, close, ask },
    opened: (hit) => provider.opened?.(hit),
    onState,
  });
  const { engine } = session;
  const inputProps = engine.getInputProps({ inputElement: input, maxLength: session.maxLength });
  const enter = createEarlyEnter((event) => inputProps.onKeyDown(event), isChoosing);
  const setQuery = (query: string) => {
    engine.setQuery(query);
    void engine.refresh();
    input.focus();
  };
  const notice = createNotice((query) => {
    session.searchLiteral(query);
    input.focus();
  });
  const tabs = createResultTabs(panel, (tab) => session.choose(tab), notice.element);
  // Under a pointer that is down nothing changes: what was pressed is what opens.
  const afterPress = deferWhilePressed(tabs.element);
  const status = h('div', {
    class: hidden.visuallyHidden,
    role: 'status',
    'aria-live': 'polite',
  });
  const clear = iconButton('clear', TEXTS.clear, { type: 'reset' });
  // Hosted search gives the search page no more than the dialog.
  const hasMore = (!isEmbedded && provider.name !== 'hosted') || page !== undefined;
  const all = hasMore ? h('a', { class: styles.all, hidden: true }, TEXTS.all) : undefined;
  const results = createResults({
    ...{ session, history, panel, page, tabs, notice, status, all, setQuery, close },
    shown: (hits) => provider.shown?.(hits),
    focus: () => input.focus(),
  });

  let query: string | undefined;
  const draw = (state: SearchState) => {
    // A late answer does not put back what another query has followed.
    if (query !== state.query && input.value !== state.query) input.value = state.query;
    query = state.query;
    clear.hidden = state.query === '';
    root.dataset.status = state.status;
    activeItem = state.activeItemId;
    const active = results(state);
    const isOpen = !isEmbedded || state.isOpen;
    tabs.element.hidden = !isOpen;
    const popup = panel.getAttribute('role') ?? undefined;
    setAttributes(input, {
      'aria-expanded': String(isOpen && popup !== undefined),
      'aria-haspopup': popup ?? 'listbox',
      'aria-controls': isOpen && popup ? panel.id : undefined,
      'aria-activedescendant': isOpen ? active : undefined,
    });
    enter.update(state);
  };
  /** The engine calls it when something is typed or answered, which is after all of this. */
  function onState(state: SearchState): void {
    // An answer may come when the search page has been left: the address is another page's then.
    if (!root.isConnected) return;
    afterPress(() => draw(state));
    address?.update(state.query);
  }

  setAttributes(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    maxlength: session.maxLength,
    paste: enter.clear,
    input(event: Event) {
      enter.clear();
      inputProps.onChange(event);
    },
    compositionend: inputProps.onCompositionEnd,
    // The dialog begins again each time that it opens; a panel keeps its state.
    ...(isEmbedded && { focus: inputProps.onFocus, click: inputProps.onClick }),
  });
  input.spellcheck = false;
  form.classList.add(styles.form!);
  form.prepend(h('span', { class: styles.glass }, icon('search')));
  form.append(clear);
  if (!isEmbedded) {
    form.append(h('button', { type: 'button', class: styles.cancel, click: close }, TEXTS.cancel));
  }
  // A page that the browser translates has another language than its texts have here.
  root.lang = lang;
  root.append(tabs.element, ...(all ? [all] : []), status);
  if (!page) root.append(footer(provider.credit));

  onKeys((event) => {
    if (enter.buffer(event)) return;
    // Tab continues to the buttons of the dialog or to the tabs, and the list stays.
    if (event.key === 'Tab' && (!isEmbedded || tabs.isShown())) return;
    // The field has closed the dialog by itself.
    if (event.key === 'Escape' && !isEmbedded) return;
    inputProps.onKeyDown(event);
    panel.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, input);
  const take = takeLongTexts({ input, isEmbedded, cut: notice.cut, setQuery });
  const formProps = engine.getFormProps({ inputElement: input });
  form.onsubmit = (event) => {
    event.preventDefault();
    if (isEmbedded) formProps.onSubmit(event);
  };
  form.onreset = (event) => {
    enter.clear();
    formProps.onReset(event);
    void engine.refresh();
  };
  if (isEmbedded) {
    setAttributes(panel, { mouseleave: engine.getPanelProps({}).onMouseLeave });
    listenOutside(
      root,
      engine.getEnvironmentProps({
        inputElement: input,
        formElement: form,
        panelElement: tabs.element,
      }),
    );
  } else root.addEventListener('close', enter.clear);
  panel.addEventListener('mouseleave', session.showImproved);
  onState({ ...EMPTY, query: input.value });
  if (input.value && form.dataset.entered === input.value) {
    enter.buffer(new KeyboardEvent('keydown', { key: 'Enter' }));
  }
  return { ...session, setQuery, take };
}

/** On the search page a press outside of the panel closes its list, as long as it is shown. */
function listenOutside(
  root: HTMLElement,
  outside: ReturnType<SearchSession['engine']['getEnvironmentProps']>,
): void {
  const removed = new AbortController();
  const listen = (type: string, listener: (event: never) => void): void => {
    const hear = (event: Event) => (root.isConnected ? listener(event as never) : removed.abort());
    addEventListener(type, hear, { signal: removed.signal });
  };
  listen('mousedown', outside.onMouseDown);
  listen('touchstart', outside.onTouchStart);
  listen('touchmove', outside.onTouchMove);
}

/**
 * Whether the pointer has moved to rows since the last input. A pointer that only rests where
 * rows appear, as under a dialog that was opened by a key, selects nothing.
 */
function createPointing(field: HTMLElement, rows: HTMLElement): () => boolean {
  let isPointing = false;
  field.addEventListener('input', () => (isPointing = false));
  rows.addEventListener('mousemove', () => (isPointing = true));
  rows.addEventListener('mouseleave', () => (isPointing = false));
  return () => isPointing;
}

/** From one write to the next during typing: Safari refuses the 101st within 30 seconds. */
const PAUSE_MS = 400;

/** Lets the address of the search page say what is searched. */
function createQueryAddress() {
  const place = location.pathname;
  let query: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Before the page is left, so that Back finds it in its history. */
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // A hit may be on its way: its address is there before its page.
    if (query === undefined || location.pathname !== place) return;
    const url = new URL(location.href);
    if ((url.searchParams.get('q') ?? '') === query) return;
    if (query) url.searchParams.set('q', wellFormed(query));
    else url.searchParams.delete('q');
    writeAddress(url.pathname + url.search + url.hash);
  };
  return {
    write,
    update(next: string): void {
      query = next;
      timer ??= setTimeout(write, PAUSE_MS);
    },
  };
}
