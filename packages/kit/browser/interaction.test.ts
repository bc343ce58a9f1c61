// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferWhilePressed } from './interaction';

const drawn: string[] = [];
let root: HTMLElement;
let afterPress: (run: () => void) => void;
const draw = (text: string) => afterPress(() => void drawn.push(text));
const send = (type: string, selector: string, init: MouseEventInit = {}) =>
  root.querySelector(selector)!.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));

beforeEach(() => {
  vi.useFakeTimers();
  drawn.length = 0;
  root = document.createElement('div');
  root.innerHTML = '<a>row</a><p>text</p>';
  document.body.replaceChildren(root);
  afterPress = deferWhilePressed(root);
});
afterEach(() => vi.useRealTimers());

it('waits for the click of what is pressed, and draws the last', () => {
  draw('one');
  send('pointerdown', 'a');
  draw('two');
  draw('three');
  send('pointerup', 'a');
  draw('four');
  expect(drawn).toEqual(['one']);
  send('click', 'a');
  vi.advanceTimersByTime(0);
  expect(drawn).toEqual(['one', 'four']);
  draw('five');
  expect(drawn.at(-1)).toBe('five');
});

it.each(['pointerup', 'pointercancel'])(
  'a press that ends in %s without a click is over',
  (type) => {
    send('pointerdown', 'a');
    draw('one');
    document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(drawn).toEqual(['one']);
  },
);

it.each([
  ['the text between', 'p', {}],
  ['another button of the mouse', 'a', { button: 2 }],
])('%s is no press', (_, selector, init) => {
  send('pointerdown', selector, init);
  draw('one');
  expect(drawn).toEqual(['one']);
});
