import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/** A site with one appearance says so in its markup: it stays light without scripts too. */
export function OnlyLight(): ReactNode {
  return (
    <Head>
      <html data-theme="light" />
    </Head>
  );
}
