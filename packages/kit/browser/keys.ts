import { isApple } from './environment';

/** Whether a key is part of a composition. Safari ends it first, and shows its last key by the code alone. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** Hears no keys of an input method, nor the event without a key by which browsers fill in forms. */
export function onKeys(listener: (event: KeyboardEvent) => void, on: EventTarget = window): void {
  on.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key && !isOfInputMethod(event as KeyboardEvent)) listener(event as KeyboardEvent);
  });
}

const FIELDS = 'input,select,textarea,[contenteditable]:not([contenteditable=false])';

/** Whether a key goes to a field, where every letter is typed. */
export const isInField = ({ target }: Event): boolean => !!(target as Element).closest?.(FIELDS);

/** Ctrl or Command with this letter, wherever its key is; on Apple's systems Ctrl edits fields. */
export function isCommand(event: KeyboardEvent, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPressed = metaKey || (ctrlKey && !(isApple() && isInField(event)));
  const isLatin = /[a-zÀ-ɏ]/i.test(key);
  const isLetter = isLatin ? key.toUpperCase() === letter : code === `Key${letter}`;
  return isPressed && isLetter && !shiftKey && !altKey;
}
