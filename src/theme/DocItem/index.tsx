/* Ejected from theme-classic 3.10.2: overview pages hand on the data that their route brings. */
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { Props } from '@theme/DocItem';
import type { ContextType, ReactNode } from 'react';
import { OverviewHeadings } from '@site/src/features/overview/OverviewHeadings';

type OwnProps = Props & { overview?: ContextType<typeof OverviewHeadings> };

export default function DocItem({ content: Content, overview = {} }: OwnProps): ReactNode {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <OverviewHeadings value={overview}>
          <DocItemLayout>
            <Content />
          </DocItemLayout>
        </OverviewHeadings>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
