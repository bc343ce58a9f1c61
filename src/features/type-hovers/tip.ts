import { DOCS, TYPE } from './type-attributes';
import styles from './TypeHovers.module.css';

const ID = 'type-hover';
const ANCHOR = `--${ID}`;

let tip: HTMLElement | undefined;
let shown: HTMLElement | undefined;

function element(tag: string, className = '', ...children: (string | Node)[]): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...children);
  return created;
}

function createTip(): HTMLElement {
  const created = element('span', styles.tip);
  created.id = ID;
  created.role = 'tooltip';
  created.popover = 'manual';
  return created;
}

/** Every second part between backticks is code. */
function docsOf(text: string): HTMLElement {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 ? element('code', '', part) : part));
  const docs = element('span', styles.docs, ...parts);
  // Those of the packages, in both languages of the site.
  docs.lang = 'en';
  return docs;
}

/** Where a browser cannot anchor: below the word, or above it where there is no room. */
function place(token: HTMLElement, box: HTMLElement): void {
  const { left, top, bottom } = token.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const room = clientWidth - box.offsetWidth;
  const fits = bottom + box.offsetHeight <= clientHeight;
  const x = Math.max(0, Math.min(left, room));
  const y = fits ? bottom : Math.max(0, top - box.offsetHeight);
  box.style.inset = `${y}px auto auto ${x}px`;
}

export const shownToken = (): Element | undefined => shown;

export const isInTip = (node: EventTarget | null): boolean => !!tip?.contains(node as Node | null);

export function hideTip(): void {
  if (!shown) return;
  shown.removeAttribute('aria-describedby');
  shown.style.removeProperty('anchor-name');
  shown = undefined;
  tip!.remove();
}

/** Shows what is known of a word, beside it. There is one tip for all words. */
export function showTip(token: HTMLElement): void {
  if (shown === token || !token.isConnected) return;
  hideTip();
  shown = token;
  tip ??= createTip();
  tip.replaceChildren(element('span', styles.type, token.getAttribute(TYPE)!));
  const docs = token.getAttribute(DOCS);
  if (docs) tip.append(docsOf(docs));
  // In the sample, which React fills once: the tip belongs to the text, and leaves the page with it.
  token.closest('code')!.append(tip);
  token.setAttribute('aria-describedby', ID);
  token.style.setProperty('anchor-name', ANCHOR);
  tip.style.setProperty('position-anchor', ANCHOR);
  tip.showPopover();
  if (!CSS.supports('position-area: bottom')) place(token, tip);
}
