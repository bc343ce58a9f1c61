// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../providers/contract';
import { attach, type SearchService } from './panel';
import { SLASH_CHOICE } from './search-dom';

// The build translates them.
vi.mock('./texts', () => ({
  TEXTS: {
    ...{ more: 'More of it', looking: 'Looking', slashOn: 'on', slashOff: 'off' },
    ...{ searchBy: '{name}', none: '{query}', issueTitle: '{query}', issueBody: '{url}' },
    part: 'A part: {limit} characters.',
  },
}));
const BUILD = { SITE_REPOSITORY: 'https://example.org/', SITE_BASE: '/', SITE_LOCALES: ['en'] };
for (const [name, value] of Object.entries(BUILD)) vi.stubGlobal(name, value);
document.documentElement.dataset.locale = 'en';
afterAll(() => vi.unstubAllGlobals());

const ask = vi.fn<SearchService['ask']>(() => Promise.resolve({ groups: [] }));
beforeEach(() => ask.mockClear());

function attachToDialog() {
  document.body.innerHTML = '<dialog open><form><input type="search" /></form></dialog>';
  const root = document.querySelector('dialog')!;
  const input = document.querySelector('input')!;
  const credit = { name: '', url: '' };
  const provider = { name: 'local', prefetch: vi.fn(), search: vi.fn(), credit };
  const session = attach(root, { provider: provider as never, ask, starts: [] });
  return { root, input, session };
}

/** Whether the platform is left to paste it. */
function paste(input: HTMLInputElement, text: string): boolean {
  const event = new Event('paste', { cancelable: true });
  return input.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
}

const statusOf = (root: Element) => root.querySelector('[role=status]')!.textContent;

it('says that it is looking until there is an answer, and after one without rows', async () => {
  let answer: (one: SearchAnswer) => void = () => undefined;
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { root, session } = attachToDialog();
  const shown = () => root.querySelector('#search-list')!.textContent;
  for (const query of ['first', 'second', 'first']) {
    session.setQuery(query);
    await vi.waitFor(() => expect(shown()).toBe('Looking'));
    expect(statusOf(root)).toBe('Looking');
    await vi.waitFor(() => expect(ask.mock.lastCall?.[0].query).toBe(query));
    answer({ groups: [] });
    await vi.waitFor(() => expect(shown()).toContain(query));
    expect(statusOf(root)).toContain(query);
  }
  ask.mockImplementation(() => Promise.resolve({ groups: [] }));
});

it('leaves what is typed into a dialog that was opened again when an old answer comes', async () => {
  let answer: (one: SearchAnswer) => void = () => undefined;
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { input, session } = attachToDialog();
  session.setQuery('Cannot find module');
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect(input.value).toBe('Cannot find module');
  input.value = 'dts';
  answer({ groups: [] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(input.value).toBe('dts');
});

it('leaves a paste that the field takes to the platform, with what stands there already', () => {
  const { input } = attachToDialog();
  expect(paste(input, 'a'.repeat(64))).toBe(true);
  input.value = 'b';
  input.setSelectionRange(1, 1);
  expect(paste(input, 'a'.repeat(64))).toBe(false);
});

it('switches the slash off and on where the keys are shown, and says so', () => {
  const { root } = attachToDialog();
  const button = root.querySelector('kbd + button')!;
  const says = () => [button.ariaLabel, localStorage.getItem(SLASH_CHOICE)];
  const press = () => button.dispatchEvent(new MouseEvent('click'));
  expect(says()).toEqual(['/ on', null]);
  press();
  expect(says()).toEqual(['/ off', 'off']);
  press();
  expect(says()).toEqual(['/ on', 'on']);
});
