/* Ejected from theme-classic 3.10.2: the texts of the specification, suggestions, title 404. */
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@site/src/features/not-found/NotFoundScreen';
import { PageHead } from '@site/src/features/page-head/PageHead';

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageHead title="404" />
      <NotFoundScreen />
    </>
  );
}
