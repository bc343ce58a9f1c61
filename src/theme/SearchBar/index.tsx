/*
 * Ejected from theme-search-algolia and theme-classic 3.10.2: without a search provider there is
 * no control, and the stock DocSearch must never appear where a provider is configured.
 */
import type { ReactNode } from 'react';

export default function SearchBar(): ReactNode {
  return null;
}
