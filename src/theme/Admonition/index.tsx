/* Ejected from theme-classic 3.10.2: one look for all kinds, named in words and by an icon; no Infima. */
import { translate } from '@docusaurus/Translate';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import type { ReactNode } from 'react';
import { Notice, type NoticeKind } from '@rslib-docs/kit/ui/Notice';

const LABELS: Record<NoticeKind, string> = {
  note: translate({ id: 'theme.admonition.note', message: 'Note', description: 'Label of a note' }),
  tip: translate({ id: 'theme.admonition.tip', message: 'Tip', description: 'Label of a tip' }),
  info: translate({
    id: 'theme.admonition.info',
    message: 'Info',
    description: 'Label of an info',
  }),
  warning: translate({
    id: 'theme.admonition.warning',
    message: 'Warning',
    description: 'Label of a warning',
  }),
  danger: translate({
    id: 'theme.admonition.danger',
    message: 'Danger',
    description: 'Label of a danger',
  }),
};

export default function Admonition(props: Props): ReactNode {
  // A title with code in it arrives among the children.
  const { type, title, children } = processAdmonitionProps(props);
  const kind = type in LABELS ? (type as NoticeKind) : 'note';
  return (
    <Notice kind={kind} label={title ?? LABELS[kind]}>
      {children}
    </Notice>
  );
}
