// @vitest-environment jsdom
import { Activity, Component, createElement as h, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrerenderErrorBoundary } from './PrerenderErrorBoundary';

/** What the frame of the site does with a page that fails. */
class Frame extends Component<{ children: ReactNode }, { text?: string }> {
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  override state: { text?: string } = {};
  override render() {
    return this.state.text ?? this.props.children;
  }
}

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  container = document.createElement('div');
  root = createRoot(container);
});
const Fails = () => {
  throw new Error('a page that fails');
};
const draw = (isShown: boolean, page: ReactNode) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const unasked = h(PrerenderErrorBoundary, { isShown, children: page });
  const activity = h(Activity, { mode: isShown ? 'visible' : 'hidden', children: unasked });
  flushSync(() => root.render(h(Frame, null, h('p', null, 'read'), activity)));
};

afterEach(() => vi.restoreAllMocks());

it('a page that fails ahead leaves the page that is read, and fails when it is shown', async () => {
  draw(false, h('p', null, 'next'));
  await expect.poll(() => container.textContent).toBe('readnext');
  draw(false, h(Fails));
  await expect.poll(() => container.textContent).toBe('read');
  draw(true, h(Fails));
  expect(container.textContent).toBe('a page that fails');
});

it('a page that failed only for what was around it is shown', async () => {
  let isFailing = true;
  const FailsAtFirst = () => {
    if (isFailing) throw new Error('a page that fails');
    return 'next';
  };
  draw(false, h('p', null, 'other'));
  draw(false, h(FailsAtFirst));
  await expect.poll(() => container.textContent).toBe('read');
  isFailing = false;
  draw(true, h(FailsAtFirst));
  expect(container.textContent).toBe('readnext');
});
