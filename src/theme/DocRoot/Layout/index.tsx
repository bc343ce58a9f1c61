/* Ejected from theme-classic 3.10.2: our columns; page types without columns get none. */
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';
import { DocLayout } from '@site/src/features/doc-page/DocPage';
import { Sidebar } from '@site/src/features/sidebar/Sidebar';
import { useCurrentPage, useLayoutFlags } from '@site/src/plugins/page-data/client';
import { RouteOutlet } from '@rslib-docs/runtime/navigation/client';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const traitsOf = useLayoutFlags();
  const { flags } = useCurrentPage();
  if (flags.pageType) return children;
  const hasSidebar = sidebar && flags.sidebar !== false;
  return (
    <DocLayout sidebar={hasSidebar && <Sidebar items={sidebar.items} />}>
      <RouteOutlet isFramed={(pathname) => !traitsOf(pathname).pageType} />
    </DocLayout>
  );
}
