/* Ejected from theme-fallback 3.10.2: the progress bar shows loading, an error is as any other. */
import ErrorPageContent from '@theme/ErrorPageContent';
import type { LoadingComponentProps } from 'react-loadable';
import type { ReactNode } from 'react';

export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  return error instanceof Error && <ErrorPageContent error={error} tryAgain={retry} />;
}
