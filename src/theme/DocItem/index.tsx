/* Ejected from theme-classic 3.10.2: pages of some types hand on what their route brings. */
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { Props } from '@theme/DocItem';
import type { ComponentType, ContextType, ReactNode } from 'react';
import { OverviewEntries } from '@site/src/features/overview/OverviewEntries';
import DocItemLayout from './Layout';

type OwnProps = Props & {
  body?: ComponentType<{ children?: ReactNode }>;
  overview?: ContextType<typeof OverviewEntries>;
};

export default function DocItem({ content: Content, body, overview = {} }: OwnProps): ReactNode {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <OverviewEntries value={overview}>
          <DocItemLayout body={body}>
            <Content />
          </DocItemLayout>
        </OverviewEntries>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
