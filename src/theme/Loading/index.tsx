/*
 * Ejected from theme-fallback 3.10.2: the progress bar of this site says that a page is awaited, and
 * an error is said as any other.
 */
import ErrorPageContent from '@theme/ErrorPageContent';
import type { LoadingComponentProps } from 'react-loadable';
import type { ReactNode } from 'react';

export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  return error instanceof Error && <ErrorPageContent error={error} tryAgain={retry} />;
}
