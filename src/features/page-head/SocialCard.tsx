import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { CARD_SIZE, cardAddress } from '@rslib-docs/kit/shared/addresses/card-address';
import { useAreas } from '@site/src/site/client';

/** The picture that networks show beside a link to the page: that of its part of the site. */
export function SocialCard(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const area = useAreas().find(({ isCurrent }) => isCurrent);
  return (
    <Head>
      <meta
        property="og:image"
        content={siteConfig.url + cardAddress(area?.to, siteConfig.baseUrl)}
      />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={area?.label ?? siteConfig.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
