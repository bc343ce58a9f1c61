import { attempt } from '../shared/attempt';

/** Runs when the markup of the page is complete, at once where it is. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', () => run(), { once: true });
  else run();
}

/** Runs when the visitor sees the page: at once, but for one that was drawn ahead of a visit. */
export function whenVisited(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => run(), { once: true });
  else run();
}

/** Runs when the page is visited and loaded and the browser has nothing better to do; it may fail. */
export function whenIdle(run: () => void): void {
  const idle = (): unknown => (window.requestIdleCallback ?? setTimeout)(() => void attempt(run));
  const wait = (): void => whenVisited(idle);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** For code that runs in a frame: runs when this frame has been painted. */
export function afterFrame(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    // An open port is kept until the one that it belongs to has been collected.
    port1.close();
    run();
  };
  port2.postMessage('');
}

/** Runs when the frame that is being made has been painted. */
export function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => afterFrame(run));
}
