/* Ejected from theme-classic 3.10.2: `Tabs` renders the panel, an item is only its content. */
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
