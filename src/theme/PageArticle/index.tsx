/* A part of our own: the article of a doc page or a post, with its notice and its line of tools. */
import MDXContent from '@theme/MDXContent';
import type { ComponentProps, ReactNode } from 'react';
import { DocMeta } from '@site/src/features/doc-page/DocPage';
import { PageCopy } from '@site/src/features/page-copy/PageCopy';
import { ReportLink } from '@site/src/features/section-menu/SectionMenu';
import {
  PageLanguage,
  TranslationNotice,
  useTextLanguage,
} from '@rslib-docs/translations/components/translation-notice/TranslationNotice';
import { useTranslationState } from '@rslib-docs/translations/plugin/client';
import { useSiteFacts } from '@site/src/site/client';

interface Props {
  metadata: ComponentProps<typeof DocMeta>;
  /** Stands before the title. */
  above?: ReactNode;
  title: ReactNode;
  textId?: string;
  children: ReactNode;
  /** Stands after the text. */
  below?: ReactNode;
  hasTools?: boolean;
}

export default function PageArticle({ metadata, hasTools = true, ...props }: Props): ReactNode {
  const state = useTranslationState();
  return (
    <article lang={useTextLanguage(state)}>
      {props.above && <PageLanguage state={state}>{props.above}</PageLanguage>}
      {props.title}
      <PageLanguage state={state}>
        <TranslationNotice state={state} sourceUrl={useSiteFacts().sourceUrl} />
      </PageLanguage>
      <div id={props.textId} className="prose">
        <MDXContent>{props.children}</MDXContent>
      </div>
      {props.below}
      {hasTools && (
        <PageLanguage state={state}>
          <DocMeta {...metadata}>
            <PageCopy />
            <ReportLink />
          </DocMeta>
        </PageLanguage>
      )}
    </article>
  );
}
