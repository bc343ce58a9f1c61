// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../providers/contract';
import { attach } from './attach';

// The build translates them.
vi.mock('./texts', () => ({ TEXTS: {} }));
vi.mock('./texts-with-values', () => ({
  searchBy: (name: string) => name,
  noResultsFor: (query: string) => query,
  reportTitle: (query: string) => query,
  reportBody: (url: string) => url,
}));
vi.stubGlobal('SITE_REPOSITORY', 'https://example.org/repository');
afterAll(() => vi.unstubAllGlobals());
const tick = () => new Promise((resolve) => setTimeout(resolve));

it('leaves what is typed into a dialog that was opened again when an old answer comes', async () => {
  document.body.innerHTML = '<dialog open><form><input /></form></dialog>';
  const [root, form, input] = (['dialog', 'form', 'input'] as const).map((name) =>
    document.querySelector(name)!,
  ) as [HTMLElement, HTMLFormElement, HTMLInputElement];
  let answer: (one: SearchAnswer) => void = () => undefined;
  const ask = vi.fn(() => new Promise<SearchAnswer>((resolve) => (answer = resolve)));
  const credit = { name: '', url: '' };
  const provider = { name: 'local', prefetch: vi.fn(), search: vi.fn(), credit };
  const session = attach(
    { root, form, input, isEmbedded: false, close: () => undefined },
    { provider: provider as never, ask, starts: [] },
  );
  session.engine.setQuery('Cannot find module');
  void session.engine.refresh();
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect(input.value).toBe('Cannot find module');
  input.value = 'dts';
  answer({ groups: [] });
  await tick();
  expect(input.value).toBe('dts');
});
