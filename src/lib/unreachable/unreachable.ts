/** Told to the window when nobody answers for the page that a visitor asked for. */
const PAGE_UNREACHABLE = 'page-unreachable';

export function tellUnreachable(): void {
  dispatchEvent(new Event(PAGE_UNREACHABLE));
}

export function onUnreachable(listener: () => void): void {
  addEventListener(PAGE_UNREACHABLE, listener);
}
