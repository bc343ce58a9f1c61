import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useLayoutEffect, type ReactNode } from 'react';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import { HIDEABLE_PARTS } from '@site/src/plugins/page-data/contract';
import { applyLayoutFlags } from './layout-flags';
import './layout-flags.css';

/** Following a link brings the hidden parts back. */
export function LayoutFlags(): ReactNode {
  const { pathname, search } = useLocation();
  const { flags } = useCurrentPage();
  useLayoutEffect(() => applyLayoutFlags(flags), [pathname, search, flags]);
  const hidden = HIDEABLE_PARTS.filter((part) => flags[part] === false);
  const attributes = {
    ...Object.fromEntries(hidden.map((part) => [`data-hide-${part}`, ''])),
    ...(flags.globalUIComponents === false && { 'data-global-ui': '0' }),
  };
  if (Object.keys(attributes).length === 0) return null;
  return (
    <Head>
      <html {...attributes} />
    </Head>
  );
}
