import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import square from '@rslib-docs/kit/ui/square/Square.module.css';
import { COPY_SAMPLE } from './code-controls';

/** Copies all files of a sample at once, each with its name; `code-controls.ts` answers it. */
export function CopySample({ className }: { className?: string }): ReactNode {
  const label = translate({
    id: 'code-fence.copyAll.label',
    message: 'Copy all files',
    description:
      'Accessible name of the button that copies all files of a sample, with their names',
  });
  return (
    <button
      type="button"
      className={`${square.square} ${className}`}
      aria-label={label}
      title={label}
      suppressHydrationWarning
      data-nosnippet=""
      {...{ [COPY_SAMPLE]: '' }}
    >
      <Icon name="files" />
    </button>
  );
}
