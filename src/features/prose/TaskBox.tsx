import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';

/** The box of a task in a list, which nobody can tick. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({
        id: 'prose.task.done',
        message: 'Done',
        description: 'Accessible name of the ticked box of a task',
      })
    : translate({
        id: 'prose.task.open',
        message: 'To do',
        description: 'Accessible name of the empty box of a task',
      });
  return <input {...props} aria-label={label} />;
}
