/* Ejected from theme-search-algolia and theme-classic 3.10.2: this site's dialog, if any. */
import type { ReactNode } from 'react';
import { SearchButton } from '@rslib-docs/search/dialog/SearchButton';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import { useSiteFacts } from '@site/src/site/client';

export default function SearchBar(): ReactNode {
  const { exists } = useCurrentPage();
  const hasSearch = useSiteFacts().searchProvider !== 'none';
  return hasSearch ? <SearchButton pageExists={exists} /> : null;
}
