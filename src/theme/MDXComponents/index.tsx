/*
 * Ejected from theme-classic 3.10.2. Code arrives highlighted from the build as `CodeFence`, so
 * there is no `pre`; headings and tables are ours; elements without a part of their own stay plain.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import type { ComponentProps } from 'react';
import { CodeFence } from '@site/src/features/code-fence/CodeFence';
import { ProseHeading } from '@site/src/features/prose/ProseHeading';
import { ProseTable } from '@site/src/features/prose/ProseTable';

const MDXComponents: Partial<MDXComponentsObject> = {
  Head,
  CodeFence,
  admonition: Admonition,
  a: (props: ComponentProps<'a'>) => <Link {...props} />,
  table: ProseTable,
  h2: (props: ComponentProps<'h2'>) => <ProseHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <ProseHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <ProseHeading as="h4" {...props} />,
};

export default MDXComponents as MDXComponentsObject;
