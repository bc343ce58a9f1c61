import { writeAddress } from '@rslib-docs/kit/browser/write-address';
import { wellFormed } from '../engine/fold';

/** From one write to the next while somebody types: Safari refuses the 101st within 30 seconds. */
const PAUSE_MS = 400;

/** Lets the address of the search page say what is searched. */
export function createQueryAddress() {
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
    follow(next: string): void {
      query = next;
      timer ??= setTimeout(write, PAUSE_MS);
    },
  };
}
