import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ANNOUNCER_ID, COPIED_TEXT, COPY_PROMPT } from '@rslib-docs/kit/browser/announce';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';

/** Where screen readers are told what others see: a new page, a copied sample. */
export function RouteAnnouncer(): ReactNode {
  return (
    <div
      id={ANNOUNCER_ID}
      role="status"
      className={hidden.visuallyHidden}
      // Its text is written from outside, perhaps before the app has started.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
      {...{
        [COPIED_TEXT]: translate({
          id: 'navigation.announcer.copied',
          message: 'Copied',
          description: 'Said by screen readers when code or a page has been copied',
        }),
        [COPY_PROMPT]: translate({
          id: 'navigation.announcer.copyPrompt',
          message: 'Copy to clipboard: {keys}, Enter',
          description: 'Above the selected code where a page may not copy; {keys} is Ctrl+C or ⌘+C',
        }),
      }}
    />
  );
}
