import type { ReactNode } from 'react';
import { SearchButton } from '../dialog/SearchButton';
import './colors.css';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
