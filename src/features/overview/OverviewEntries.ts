import { createContext } from 'react';
import type { OverviewEntry } from '@site/src/plugins/page-data/contract';

/** The pages of the area, by address; the route of an overview page brings them. */
export const OverviewEntries = createContext<Readonly<Record<string, OverviewEntry>>>({});
