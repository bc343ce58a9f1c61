/** The part of NProgress that this feature uses; the package has no types. */
declare module 'nprogress' {
  interface Settings {
    minimum: number;
    speed: number;
    trickleRate: number;
    trickleSpeed: number;
    showSpinner: boolean;
    barSelector: string;
    template: string;
  }
  const nprogress: {
    configure(settings: Partial<Settings>): void;
    isStarted(): boolean;
    isRendered(): boolean;
    start(): void;
    done(): void;
  };
  export default nprogress;
}

/** The part of jsdom that tests use; the package has no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        contentType?: string;
        runScripts?: 'outside-only';
        url?: string;
        virtualConsole?: VirtualConsole;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}

/* What the test takes from the package, which brings no types and has a package of them of its own. */
declare module 'react-dom' {
  export function flushSync(change: () => void): void;
}

declare module 'react-dom/client' {
  import type { ReactNode } from 'react';

  export function createRoot(element: Element): {
    render(node: ReactNode): void;
    unmount(): void;
  };
}
