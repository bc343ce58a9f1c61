/* Ejected from theme-classic 3.10.2: `Tabs` draws the panel, an item is what it holds. */
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
