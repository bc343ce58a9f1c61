/*
 * Ejected from theme-fallback 3.10.2: this site's progress bar shows that a page is loading, and
 * an error is shown as any other.
 */
import ErrorPageContent from '@theme/ErrorPageContent';
import type { LoadingComponentProps } from 'react-loadable';
import type { ReactNode } from 'react';

export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  return error instanceof Error && <ErrorPageContent error={error} tryAgain={retry} />;
}
