import { casesOf } from './scope.mts';

/** What a browser, its settings or an extension may lack or refuse; each runs in the page. */
const PLATFORMS = {
  'no language (undefined)': () => {
    localStorage.clear();
    Object.defineProperty(Navigator.prototype, 'language', { get: () => undefined });
  },
  'no language (null)': () => {
    localStorage.clear();
    Object.defineProperty(Navigator.prototype, 'language', { get: () => null });
  },
  'no language (empty)': () => {
    localStorage.clear();
    Object.defineProperty(Navigator.prototype, 'language', { get: () => '' });
  },
  'forbidden storage': () => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get });
    }
  },
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'an address that cannot be changed': () => {
    History.prototype.replaceState = History.prototype.pushState = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  },
  'an address that cannot be replaced': () => {
    History.prototype.replaceState = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  },
  'no clipboard': () => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  },
  'no media queries': () => {
    delete (window as { matchMedia?: unknown }).matchMedia;
  },
  'no observers of size and place': () => {
    delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
    delete (window as { ResizeObserver?: unknown }).ResizeObserver;
  },
  'no idle time': () => {
    delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
  },
  'no trusted types': () => {
    delete (window as { trustedTypes?: unknown }).trustedTypes;
  },
  'no view transitions': () => {
    delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition;
  },
  'view transitions that are refused': () => {
    Document.prototype.startViewTransition = () => {
      throw new DOMException('refused', 'InvalidStateError');
    };
  },
  'no names of languages': () => {
    delete (Intl as { DisplayNames?: unknown }).DisplayNames;
  },
  'no methods of popovers': () => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover']) {
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    }
  },
  'no modal dialogs': () => {
    delete (HTMLDialogElement.prototype as { showModal?: unknown }).showModal;
  },
} satisfies Readonly<Record<string, () => void>>;
type Platform = keyof typeof PLATFORMS;

/** As many of them at once as go together; each has its place in one. */
const TOGETHER: readonly (readonly Platform[])[] = [
  [
    'no language (undefined)',
    'forbidden storage',
    'no clipboard',
    'no observers of size and place',
    'no idle time',
    'no trusted types',
    'no view transitions',
    'no names of languages',
    'no methods of popovers',
  ],
  [
    'no language (null)',
    'full storage',
    'an address that cannot be replaced',
    'no media queries',
    'view transitions that are refused',
    'no modal dialogs',
  ],
  ['no language (empty)', 'an address that cannot be changed'],
];
const NAMES = Object.keys(PLATFORMS) as Platform[];

/** Browsers that lack or refuse something: many things at once, and before a release each alone. */
export const BROKEN_BROWSERS = casesOf([...TOGETHER, ...NAMES.map((name) => [name])], TOGETHER).map(
  (names) => ({ names, breakings: names.map((name) => PLATFORMS[name]) }),
);
