/* Ejected from theme-fallback 3.10.2: `ErrorPageContent`, alone where the frame fails to render. */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function ErrorPage(props: Props): ReactNode {
  const words = <ErrorPageContent {...props} />;
  return (
    <ErrorBoundary fallback={() => words}>
      <Head>
        <title>
          {translate({
            id: 'theme.ErrorPageContent.title',
            message: 'This page crashed.',
            description: 'The title of the fallback page when the page crashed',
          })}
        </title>
      </Head>
      <Layout>{words}</Layout>
    </ErrorBoundary>
  );
}
