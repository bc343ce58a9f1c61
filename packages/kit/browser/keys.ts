import { isApple } from './environment';

/** Whether a key is part of a composition. Safari ends it first, and shows its last key by the code alone. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * Hears the keys that are meant for the page, on one element or all: not those of an input method,
 * nor the event without a key by which a browser fills in a form.
 */
export function onKeys(listener: (event: KeyboardEvent) => void, on: EventTarget = window): void {
  on.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key && !isOfInputMethod(event as KeyboardEvent)) listener(event as KeyboardEvent);
  });
}

const FIELDS = 'input,select,textarea,[contenteditable]:not([contenteditable=false])';

/** Whether a key goes to a field, where every letter is typed. */
export const isInField = ({ target }: Event): boolean => !!(target as Element).closest?.(FIELDS);

/**
 * Whether a command is given: Ctrl or Command with this letter. On Apple's systems Ctrl with a letter
 * edits the text of a field. The letter decides, wherever its key is; other scripts use its position.
 */
export function isCommand(event: KeyboardEvent, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPressed = metaKey || (ctrlKey && !(isApple() && isInField(event)));
  const isLatin = /[a-zÀ-ɏ]/i.test(key);
  const isLetter = isLatin ? key.toUpperCase() === letter : code === `Key${letter}`;
  return isPressed && isLetter && !shiftKey && !altKey;
}
