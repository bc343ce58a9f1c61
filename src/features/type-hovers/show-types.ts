import type { TooltipKind } from '@rslib-docs/kit/browser/tooltip/contract';
import { element, withCode } from '@rslib-docs/kit/browser/tooltip/tooltip';
import { DOCS, TYPE } from './type-attributes';
import styles from './TypeHovers.module.css';

function docsOf(text: string): HTMLElement {
  const docs = element('span', styles.docs, ...withCode(text));
  // Those of the packages, in both languages of the site.
  docs.lang = 'en';
  return docs;
}

/** Types of the words of a sample. */
export const TYPE_TIPS: TooltipKind = {
  attribute: TYPE,
  host: (token) => token.closest('code')!,
  content(token) {
    const docs = token.getAttribute(DOCS);
    const type = element('span', styles.type, token.getAttribute(TYPE)!);
    return docs ? [type, docsOf(docs)] : [type];
  },
};

/** Moves the block's tab stop, and the focus with it. */
function focusOn(token: HTMLElement, from: HTMLElement): void {
  from.tabIndex = -1;
  token.tabIndex = 0;
  token.focus();
}

addEventListener('keydown', (event) => {
  const from = (event.target as Element | null)?.closest?.<HTMLElement>(`[${TYPE}]`);
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...from.closest('code')!.querySelectorAll<HTMLElement>(`[${TYPE}]`)];
  const at = all.indexOf(from);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (all[to]) focusOn(all[to], from);
});
