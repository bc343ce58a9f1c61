import mediumZoom from 'medium-zoom/dist/pure';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import './open-zoom.css';

/** Scrolling further than this from where it was opened closes the image (specification §2). */
const SCROLL_CLOSES_BEYOND_PX = 40;
/** How long an image waits before it grows (specification §9, "Image zoom"). */
const START_DELAY_MS = 100;
const MARGIN_PX = 16;

const zoom = mediumZoom({
  margin: MARGIN_PX,
  background: 'var(--bg)',
  scrollOffset: SCROLL_CLOSES_BEYOND_PX,
});

let opened: HTMLImageElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  if (waiting === undefined) return void zoom.close();
  clearTimeout(waiting);
  waiting = opened = undefined;
}

// An image that left the page, by navigation, is no longer shown large either.
const watcher = new MutationObserver(() => {
  if (opened && !opened.isConnected) close();
});

onKeys((event) => {
  // The keyboard stays in the page, so the page must be seen. The library handles Escape, once the
  // image grows.
  if (opened && (event.key === 'Tab' || (waiting && event.key === 'Escape'))) close();
});

function open(image: HTMLImageElement): void {
  waiting = undefined;
  // In the meantime the reader may have left the page or the tab: an image without a size cannot
  // grow, and the library would wait for ever.
  if (image.getClientRects().length === 0) {
    opened = undefined;
    return;
  }
  zoom.attach(image);
  image.addEventListener(
    'medium-zoom:closed',
    () => {
      opened = undefined;
      watcher.disconnect();
      // The library still holds the image during this event.
      setTimeout(() => zoom.detach(image));
    },
    { once: true },
  );
  void zoom.open({ target: image });
  // The button around the image names it already.
  document.querySelector('.medium-zoom-image--opened')!.ariaHidden = 'true';
  watcher.observe(document.body, { childList: true, subtree: true });
}

export function toggleZoom(image: HTMLImageElement): void {
  if (opened) return close();
  opened = image;
  waiting = setTimeout(() => open(image), START_DELAY_MS);
}
