import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { CARD_SIZE, cardAddress } from '@rslib-docs/kit/shared/addresses/card-address';

/** The picture that networks show beside a link to the page; `title` is what is written on it. */
export function SocialCard({ title }: { title: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return (
    <Head>
      <meta
        property="og:image"
        content={siteConfig.url + cardAddress(pathname, siteConfig.baseUrl)}
      />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
