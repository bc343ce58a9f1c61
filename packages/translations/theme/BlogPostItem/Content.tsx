import Content from '@theme-init/BlogPostItem/Content';
import type { ComponentProps, ReactNode } from 'react';
import { PageNotice } from '../../components/translation-notice/PageNotice';

/** In a list of posts the page has no single state, and there is no notice. */
export default function BlogPostItemContent(props: ComponentProps<typeof Content>): ReactNode {
  return (
    <>
      <PageNotice />
      <Content {...props} />
    </>
  );
}
