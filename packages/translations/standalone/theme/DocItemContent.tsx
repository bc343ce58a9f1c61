import Content from '@theme-init/DocItem/Content';
import type { ComponentProps, ReactNode } from 'react';
import { Notice } from './Notice';

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  return (
    <>
      <Notice />
      <Content {...props} />
    </>
  );
}
