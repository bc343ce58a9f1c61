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
