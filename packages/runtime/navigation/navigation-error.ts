/** Told to the window when nobody answers for what a visitor asked for. */
const PAGE_UNREACHABLE = 'page-unreachable';

/** Returns whether the visitor is told, which the app does. */
export function emitNavigationError(): boolean {
  return !dispatchEvent(new Event(PAGE_UNREACHABLE, { cancelable: true }));
}

export function onNavigationError(listener: () => void): void {
  addEventListener(PAGE_UNREACHABLE, (event) => {
    event.preventDefault();
    listener();
  });
}
