/** The parts that are used of packages without types. */
declare module 'nprogress' {
  const nprogress: {
    configure(settings: object): void;
    isStarted(): boolean;
    isRendered(): boolean;
    start(): void;
    done(): void;
  };
  export default nprogress;
}

/** For tests, as are those below. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options?: object);
    readonly window: Window & typeof globalThis;
  }
}

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
