import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { pageTitle } from './page-title';

export interface PageHeadProps {
  title?: string;
  titleSuffix?: string;
  description?: string;
  children?: ReactNode;
}

/** Title and description of a page, for the browser, for search engines and for shared links. */
export function PageHead({ title, titleSuffix, description, children }: PageHeadProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const text = pageTitle({ title, titleSuffix, siteTitle: siteConfig.title });
  const summary = description ?? siteConfig.tagline;
  return (
    <Head>
      <title>{text}</title>
      <meta property="og:title" content={text} />
      <meta name="description" content={summary} />
      <meta property="og:description" content={summary} />
      {children}
    </Head>
  );
}
