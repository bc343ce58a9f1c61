import { translate } from '@docusaurus/Translate';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import { element, pageLocale } from '@rslib-docs/kit/browser/page';
import type { TooltipKind } from '@rslib-docs/kit/browser/start-tooltips';
import { withCode, createTooltips } from '@rslib-docs/kit/browser/tooltip';
import { DEFINITION } from '@rslib-docs/kit/shared/glossary';
import styles from './Tooltips.module.css';
import { DOCS, TYPE } from './type-attributes';

/** Where the first tap shows, a reader must learn how to get to the glossary. */
const AGAIN = translate({
  id: 'tooltips.definition.again',
  message: 'Tap again for the glossary',
  description: 'In the definition of a term that was tapped',
});

const DEFINITION_TIPS: TooltipKind = {
  attribute: DEFINITION,
  host: (term) => term.parentElement!,
  content(term, event) {
    const text = withCode(term.getAttribute(DEFINITION)!);
    const definition = element('span', styles.definition, ...text);
    // A page without a translation shows the English definition.
    definition.lang = pageLocale();
    if (event.type !== 'click') return [definition];
    return [definition, element('span', styles.more, AGAIN)];
  },
};

const TYPE_TIPS: TooltipKind = {
  attribute: TYPE,
  host: (token) => token.closest('code')!,
  content(token) {
    const type = element('span', styles.type, token.getAttribute(TYPE)!);
    const text = token.getAttribute(DOCS);
    if (!text) return [type];
    const docs = element('span', styles.more, ...withCode(text));
    // The texts of the packages, in both languages of the site.
    docs.lang = 'en';
    return [type, docs];
  },
};

onKeys((event) => {
  const from = (event.target as Element | null)?.closest?.<HTMLElement>(`[${TYPE}]`);
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...from.closest('code')!.querySelectorAll<HTMLElement>(`[${TYPE}]`)];
  const at = all.indexOf(from);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (!all[to]) return;
  // The block's one tab stop moves with the focus.
  from.tabIndex = -1;
  all[to].tabIndex = 0;
  all[to].focus();
});

/* Loaded when something that has a tip is pointed at, focused or tapped. */
export const { enter } = createTooltips([TYPE_TIPS, DEFINITION_TIPS]);
