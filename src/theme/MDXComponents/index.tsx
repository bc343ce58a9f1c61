/* Ejected from theme-classic 3.10.2: no `pre`, as code arrives highlighted from the build. */
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ComponentProps, ReactNode } from 'react';
import { Badge, FileTree, FoldedEntry, Steps } from '@site/src/features/prose/Blocks';
import { CodeFence, WorksIn, type CodeFenceProps } from '@site/src/features/code-fence/CodeFence';
import { Diagram } from '@rslib-docs/diagrams/component/Diagram';
import {
  DocLink,
  LINK_BACK,
  LinkBack,
  NOTES_HEADING,
  NoteItem,
  NotesHeading,
  ProseHeading,
  ProseTable,
  TaskBox,
} from '@site/src/features/prose/Prose';
import { DeferredContent } from '@rslib-docs/runtime/deferred-content/DeferredContent';
import { ZoomImage } from '@site/src/features/image-zoom/ZoomImage';
import { PageSearch } from '@rslib-docs/search/dialog/PageSearch';
import { OptionEntry, OptionFacts } from '@site/src/features/option-facts/OptionFacts';
import { SectionButton } from '@site/src/features/section-menu/SectionMenu';
import { SampleMenu } from '@site/src/features/code-fence/SampleMenu';
import { SampleBlock, SamplePanel } from '@site/src/features/tabs/SampleBlock';
import { useCurrentPage } from '@site/src/plugins/page-data/client';

/** A page without global parts has plain images. */
function Image(props: ComponentProps<'img'>): ReactNode {
  const { flags } = useCurrentPage();
  return flags.globalUIComponents === false ? <img {...props} /> : <ZoomImage {...props} />;
}

/** The build's data about the sample in a block. */
interface SampleProps {
  /** Its archive, below the base path; empty where it has a menu and no archive. */
  archive?: string;
  /** The commands that build it, where they are not the default. */
  command?: string;
}

function Fence({ archive, command, ...props }: CodeFenceProps & SampleProps): ReactNode {
  const menu = (className: string) => (
    <SampleMenu file={archive!} command={command} className={className} />
  );
  return <CodeFence {...props} menu={archive === undefined ? undefined : menu} />;
}

/** Pages of other types than docs and posts have no menu for their sections. */
function Heading(props: ComponentProps<'h2'> & { as: 'h2' | 'h3' | 'h4' }): ReactNode {
  const { pageType = 'doc' } = useCurrentPage().flags;
  if (pageType !== 'doc') return <ProseHeading {...props} />;
  return <ProseHeading {...props} menuButton={(heading) => <SectionButton heading={heading} />} />;
}

const MDXComponents: Partial<MDXComponentsObject> = {
  Head,
  Badge,
  DeferredContent,
  CodeBlock,
  CodeFence: Fence,
  Diagram,
  FileTree,
  FoldedEntry,
  OptionEntry,
  OptionFacts,
  PageSearch,
  SampleBlock,
  SamplePanel,
  Steps,
  TabItem,
  Tabs,
  WorksIn,
  // Docusaurus' MDX renames `details`; ours is the platform's own.
  Details: (props: ComponentProps<'details'>) => <details {...props} />,
  admonition: Admonition,
  a: (props: ComponentProps<'a'>) =>
    LINK_BACK in props ? <LinkBack {...props} /> : <DocLink {...props} />,
  li: NoteItem,
  img: Image,
  table: ProseTable,
  input: TaskBox,
  h2: (props: ComponentProps<'h2'>) =>
    props.id === NOTES_HEADING ? <NotesHeading /> : <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
};

export default MDXComponents as MDXComponentsObject;
