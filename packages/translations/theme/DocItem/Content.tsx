import Content from '@theme-init/DocItem/Content';
import type { ComponentProps, ReactNode } from 'react';
import { PageNotice } from '../../components/translation-notice/PageNotice';

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  return (
    <>
      <PageNotice />
      <Content {...props} />
    </>
  );
}
