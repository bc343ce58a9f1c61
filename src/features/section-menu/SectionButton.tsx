import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { SECTION_MENU_ID } from './contract';

/** Beside a heading, drawn by `prose.css`: opens the menu of its section. One menu serves all headings of a page. */
export function SectionButton({ heading }: { heading: string }): ReactNode {
  return (
    <button
      type="button"
      className="section-more"
      popoverTarget={SECTION_MENU_ID}
      aria-label={translate(
        {
          id: 'section-menu.open',
          message: 'More about {heading}',
          description: 'Accessible name of the button beside a heading that opens its menu',
        },
        { heading },
      )}
      translate="no"
      data-nosnippet=""
    />
  );
}
