import { translate } from '@docusaurus/Translate';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import { element, pageLocale } from '@rslib-docs/kit/browser/page';
import type { TooltipKind } from '@rslib-docs/kit/browser/start-tooltips';
import { withCode, createTooltips } from '@rslib-docs/kit/browser/tooltip';
import { DEFINITION } from '@rslib-docs/kit/shared/glossary';
import styles from './Tooltips.module.css';
import { DOCS, TYPE } from './type-attributes';

function definitionOf(term: HTMLElement): HTMLElement {
  const definition = element(
    'span',
    styles.definition,
    ...withCode(term.getAttribute(DEFINITION)!),
  );
  // A page without a translation shows the English definition.
  definition.lang = pageLocale();
  return definition;
}

/** Where the first tap shows, a reader must learn how to get to the glossary. */
function hint(): HTMLElement {
  const text = translate({
    id: 'tooltips.definition.again',
    message: 'Tap again for the glossary',
    description: 'In the definition of a term that was tapped',
  });
  return element('span', styles.hint, text);
}

/** Definitions of terms in the text. */
const DEFINITION_TIPS: TooltipKind = {
  attribute: DEFINITION,
  host: (term) => term.parentElement!,
  content: (term, event) =>
    event.type === 'click' ? [definitionOf(term), hint()] : [definitionOf(term)],
};

function docsOf(text: string): HTMLElement {
  const docs = element('span', styles.docs, ...withCode(text));
  // The texts of the packages, in both languages of the site.
  docs.lang = 'en';
  return docs;
}

/** Types of the words of a sample. */
const TYPE_TIPS: TooltipKind = {
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

onKeys((event) => {
  const from = (event.target as Element | null)?.closest?.<HTMLElement>(`[${TYPE}]`);
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...from.closest('code')!.querySelectorAll<HTMLElement>(`[${TYPE}]`)];
  const at = all.indexOf(from);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (all[to]) focusOn(all[to], from);
});

/* Loaded when something that has a tip is pointed at, focused or tapped. */
export const { enter } = createTooltips([TYPE_TIPS, DEFINITION_TIPS]);
