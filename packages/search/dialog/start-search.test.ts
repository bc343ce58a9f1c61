// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_BUTTON, SLASH_CHOICE, type SearchModule } from './search-dom';
import { startSearch } from './start-search';

const openDialog = vi.fn<SearchModule['openDialog']>();
let arrive: () => void;
vi.mock('@rslib-docs/kit/browser/load-module', () => ({
  loadModule: () =>
    new Promise((resolve) => (arrive = () => resolve({ openDialog, mountPanel: vi.fn() }))),
}));
vi.mock('@rslib-docs/kit/browser/when-ready', () => ({ whenIdle: vi.fn(), whenParsed: vi.fn() }));

beforeAll(() => {
  vi.stubGlobal('SITE_SEARCH', 'remote');
  vi.stubGlobal('LAZY_MODULES', {});
  // The platform of the tests has no modal dialogs.
  const setOpen = (open: boolean) =>
    function set(this: HTMLDialogElement) {
      this.open = open;
    };
  Object.assign(HTMLDialogElement.prototype, { showModal: setOpen(true), close: setOpen(false) });
  document.body.innerHTML = `<button ${SEARCH_BUTTON}></button><p>text</p>`;
  startSearch();
});
afterAll(() => vi.unstubAllGlobals());

const dialog = () => document.querySelector('dialog');
const isOpen = () => dialog()?.open ?? false;
const field = () => dialog()!.querySelector('input')!;

/** Whether the platform is left to type it. */
const press = (target: Element, key: string, more: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

beforeEach(() => {
  if (isOpen()) dialog()!.close();
  getSelection()!.removeAllRanges();
  openDialog.mockClear();
});

it('leaves Ctrl+K in a field to Apple systems, and opens with it everywhere else', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  document.body.insertAdjacentHTML('beforeend', '<textarea></textarea>');
  const box = document.body.lastElementChild!;
  expect(press(box, 'k', { ctrlKey: true })).toBe(true);
  expect(isOpen()).toBe(false);
  expect(press(box, 'k', { metaKey: true })).toBe(false);
  expect(press(field(), 'k', { ctrlKey: true })).toBe(true);
  expect(isOpen()).toBe(true);
  dialog()!.close();
  expect(press(document.body, 'k', { ctrlKey: true })).toBe(false);
  expect(isOpen()).toBe(true);
  box.remove();
  vi.restoreAllMocks();
});

it('types the slash of who has switched it off', () => {
  localStorage.setItem(SLASH_CHOICE, 'off');
  expect(press(document.body, '/')).toBe(true);
  expect(isOpen()).toBe(false);
  localStorage.setItem(SLASH_CHOICE, 'on');
  press(document.body, '/');
  expect(isOpen()).toBe(true);
});

it('ends a worker that threw, and keeps the one that has taken its place', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      onerror = () => {};
      postMessage = vi.fn();
      terminate = vi.fn();
    },
  );
  press(document.body, '/');
  arrive();
  await vi.waitFor(() => expect(openDialog).toHaveBeenCalled());
  const getWorker = openDialog.mock.lastCall![1] as (isAsked: boolean) => Worker;
  const old = getWorker(false);
  old.onerror!(new ErrorEvent('error'));
  expect(old.terminate).toHaveBeenCalled();
  const next = getWorker(false);
  expect(next).not.toBe(old);
  old.onerror!(new ErrorEvent('error'));
  expect(getWorker(false)).toBe(next);
});
