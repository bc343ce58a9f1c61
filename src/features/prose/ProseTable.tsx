import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';

/** A table in a box of its own that scrolls where the page is narrow. */
export function ProseTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className="table"
      tabIndex={0}
      role="group"
      aria-label={translate({
        id: 'prose.table.label',
        message: 'Table',
        description: 'Accessible name of the scrolling box around a table',
      })}
    >
      <table {...props} />
    </div>
  );
}
