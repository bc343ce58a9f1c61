import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';

interface Props extends ComponentProps<'table'> {
  /** Plain text of the heading that the table stands below; told by `rehypeTables`, as is `notes`. */
  heading?: string;
  /** The last column holds sentences: on phones they stand below the others. */
  notes?: boolean;
  /** How many columns of figures follow the first; only where there are no others. */
  numeric?: string;
}

/** A table in a box of its own that scrolls where the page is narrow. */
export function ProseTable({ heading, notes, numeric, ...props }: Props): ReactNode {
  const label = heading
    ? translate(
        {
          id: 'prose.table.named',
          message: 'Table: {heading}',
          description: 'Accessible name of the scrolling box around a table below that heading',
        },
        { heading },
      )
    : translate({
        id: 'prose.table.label',
        message: 'Table',
        description: 'Accessible name of the scrolling box around a table',
      });
  return (
    <div
      className={clsx('table', notes && 'notes', numeric && 'numeric')}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <table {...props} style={numeric ? ({ '--figures': numeric } as CSSProperties) : undefined} />
    </div>
  );
}
