import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useLayoutEffect, type ReactNode } from 'react';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import { HIDEABLE_PARTS, hideParts } from './hidden-parts';
import './hidden-parts.css';

/** Keeps what is hidden in step with the page: following a link brings the parts back. */
export function HiddenParts(): ReactNode {
  const { pathname, search } = useLocation();
  const { traits } = useCurrentPage();
  useLayoutEffect(() => hideParts(traits), [pathname, search, traits]);
  const attributes = Object.fromEntries([
    ...HIDEABLE_PARTS.filter((part) => traits[part] === false).map((part) => [
      `data-hide-${part}`,
      '',
    ]),
    ...(traits.globalUIComponents === false ? [['data-global-ui', '0']] : []),
  ]) as Record<string, string>;
  if (Object.keys(attributes).length === 0) return null;
  return (
    <Head>
      <html {...attributes} />
    </Head>
  );
}
