/* Ejected from theme-classic 3.10.2: draws the page by its type; see the feature folders. */
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import PageArticle from '../../PageArticle';
import type { Props } from '@theme/DocItem/Layout';
import type { ComponentType, ReactNode } from 'react';
import { Breadcrumbs, Pager } from '@site/src/features/doc-page/DocNavigation';
import { DocMain, DocTitle } from '@site/src/features/doc-page/DocPage';
import { CompactBar } from '@site/src/features/doc-page/CompactBar';
import { neighbours } from '@site/src/features/doc-page/neighbours';
import type { OptionFrontMatter } from '@site/src/features/option-facts/OptionFacts';
import { OutlineColumn, OutlineMenu, outlineEntries } from '@site/src/features/outline/Outline';
import { SectionMenu } from '@site/src/features/section-menu/SectionMenu';
import { SIDEBAR_ID } from '@site/src/features/sidebar/sidebar-dom';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import { useTranslationState } from '@rslib-docs/translations/plugin/client';
import { SITE_OPTIONS } from '@site/src/site/client';

/** Parts for one type of page come with their route: `src/plugins/preset/index.ts`. */
type OwnProps = Props & { body?: ComponentType<{ children?: ReactNode }> };

function DocPage({ children, body: Body }: OwnProps): ReactNode {
  const { metadata, frontMatter, contentTitle, toc } = useDoc();
  const { flags } = useCurrentPage();
  const translation = useTranslationState();
  const sidebar = useDocsSidebar();
  const own = frontMatter as Partial<OptionFrontMatter> & {
    overview?: boolean;
    foldEntries?: boolean;
  };
  const entries = outlineEntries(toc, own.foldEntries);
  const hasTitle = SITE_OPTIONS.fallbackHeadingTitle && contentTitle === undefined;
  const hasOutline = entries.length > 0 && flags.outline !== false && !own.overview;
  return (
    <>
      <CompactBar
        breadcrumbs={<Breadcrumbs />}
        sidebarId={sidebar && flags.sidebar !== false ? SIDEBAR_ID : undefined}
        outline={hasOutline ? (className) => <OutlineMenu className={className} /> : undefined}
      />
      <DocMain isWide={own.overview}>
        <Breadcrumbs />
        <PageArticle
          metadata={metadata}
          title={
            hasTitle && <DocTitle title={metadata.title} isOption={own.option !== undefined} />
          }
          below={Body && <Body />}
          hasTools={flags.footer !== false}
        >
          {children}
        </PageArticle>
        {entries.length > 0 && <SectionMenu state={translation} />}
        {flags.footer !== false && !own.overview && (
          <Pager
            {...neighbours(sidebar?.items ?? [], metadata.permalink, {
              previous: metadata.previous,
              next: metadata.next,
            })}
          />
        )}
      </DocMain>
      {hasOutline && <OutlineColumn toc={entries} />}
    </>
  );
}

export default function DocItemLayout({ children, body: Body }: OwnProps): ReactNode {
  switch (useCurrentPage().flags.pageType) {
    case 'home':
    case '404':
      return (
        Body && (
          <Body>
            <MDXContent>{children}</MDXContent>
          </Body>
        )
      );
    case 'custom':
    case 'blank':
      return (
        <main id="main" tabIndex={-1}>
          <MDXContent>{children}</MDXContent>
        </main>
      );
    default:
      return <DocPage body={Body}>{children}</DocPage>;
  }
}
