import type { ReactNode } from 'react';
import { SearchButton } from '../../dialog/SearchButton';
import './colors.css';

/** The index of a site that installs this is never in parts, and only its own pages have a version. */
export default function SearchBar(): ReactNode {
  return <SearchButton pageExists hasPartedIndex={false} />;
}
