import { PANEL_QUERY_LENGTH } from '../engine/limits';
import { essence } from './essence';
import { firstOf } from './typed-text';
import type { Cut } from './notice';

interface Options {
  input: HTMLInputElement;
  isEmbedded: boolean;
  cut: (cut: Cut | undefined) => void;
  setQuery: (query: string) => void;
}

/** What a paste would have the field hold, where that is more than it takes; it is not pasted then. */
function stopLongPaste(event: ClipboardEvent): string | undefined {
  const { value, selectionStart, selectionEnd, maxLength } = event.target as HTMLInputElement;
  const pasted = event.clipboardData?.getData('text') ?? '';
  const text = value.slice(0, selectionStart!) + pasted + value.slice(selectionEnd!);
  if (text.length <= maxLength) return undefined;
  event.preventDefault();
  return text;
}

/** Has what matters of a long text in the field instead of its beginning, and says so. */
export function takeLongTexts({ input, isEmbedded, cut, setQuery }: Options) {
  const { maxLength: limit } = input;
  const take = (text: string, query = essence(text, limit)): void => {
    const more = isEmbedded ? query : essence(text, PANEL_QUERY_LENGTH);
    const wholes = [firstOf(text, Infinity), essence(text, Infinity)];
    cut(wholes.includes(query) ? undefined : { query, limit, more });
    setQuery(query);
  };
  input.onpaste = (event) => {
    const text = stopLongPaste(event);
    if (text !== undefined) take(text);
  };
  return take;
}
