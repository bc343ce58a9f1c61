import { isSwitchedOff } from '@rslib-docs/kit/browser/page';
import {
  HIDEABLE_PARTS,
  type PartFlags,
  type HideablePart,
} from '../../plugins/page-data/contract';

/** Inside a frame of another page the outline is off unless the query asks for it. */
function isOff(part: HideablePart, flags: PartFlags): boolean {
  const { search } = location;
  const isFramed =
    part === 'outline' && self !== top && !new URLSearchParams(search).has('outline');
  return flags[part] === false || isFramed || isSwitchedOff(search, part);
}

export function applyLayoutFlags(flags: PartFlags): void {
  const root = document.documentElement;
  for (const part of HIDEABLE_PARTS) root.toggleAttribute(`data-hide-${part}`, isOff(part, flags));
  if (flags.globalUIComponents === false || isSwitchedOff(location.search, 'globalUIComponents')) {
    root.dataset.globalUi = '0';
  } else {
    delete root.dataset.globalUi;
  }
}

/** Before the first paint: the query's part. The front matter's is in the page's own markup. */
export function startLayoutFlags(): void {
  const root = document.documentElement;
  for (const part of HIDEABLE_PARTS) {
    if (isOff(part, {})) root.toggleAttribute(`data-hide-${part}`, true);
  }
  if (!isSwitchedOff(location.search, 'globalUIComponents')) return;
  root.dataset.globalUi = '0';
  document.addEventListener(
    'readystatechange',
    () => {
      const feeds = document.querySelectorAll('link[type="application/rss+xml"]');
      for (const feed of feeds) feed.remove();
    },
    { once: true },
  );
}
