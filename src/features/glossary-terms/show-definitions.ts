import { translate } from '@docusaurus/Translate';
import { pageLocale } from '@rslib-docs/kit/browser/page-facts';
import type { TooltipKind } from '@rslib-docs/kit/browser/tooltip/contract';
import { element, withCode } from '@rslib-docs/kit/browser/tooltip/tooltip';
import { DEFINITION } from '@rslib-docs/kit/shared/glossary/contract';
import styles from './GlossaryTerms.module.css';

function definitionOf(term: HTMLElement): HTMLElement {
  const definition = element(
    'span',
    styles.definition,
    ...withCode(term.getAttribute(DEFINITION)!),
  );
  // Also on a page that is shown in English because nobody has translated it.
  definition.lang = pageLocale();
  return definition;
}

/** Where the first tap shows, a reader must learn how to get to the glossary. */
function hint(): HTMLElement {
  const text = translate({
    id: 'glossary-terms.tip.again',
    message: 'Tap again for the glossary',
    description: 'In the definition of a term that was tapped',
  });
  return element('span', styles.hint, text);
}

/** Definitions of terms in the text. */
export const DEFINITION_TIPS: TooltipKind = {
  attribute: DEFINITION,
  host: (term) => term.parentElement!,
  content: (term, event) =>
    event.type === 'click' ? [definitionOf(term), hint()] : [definitionOf(term)],
};
