import { createContext } from 'react';
import type { OutlineEntry } from '@site/src/plugins/page-data/contract';

/** Headings of the pages of the area, by address; the route of an overview page brings them. */
export const OverviewHeadings = createContext<Readonly<Record<string, readonly OutlineEntry[]>>>(
  {},
);
