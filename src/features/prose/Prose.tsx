import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactNode,
  type CSSProperties,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import styles from './Prose.module.css';
import { linkTarget } from './link-kind';

const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join('');

interface ProseHeadingProps extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4';
  /** Draws the button that opens the menu of the section, given the text of its heading. */
  menuButton?: (heading: string) => ReactNode;
  /** Stands where a press does something else: without link and menu. */
  plain?: boolean;
}

/** The link of a heading to itself. */
export function HeadingLink({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: textOf(children) || id },
  );
  return (
    <a className="hash" href={`#${id}`} aria-label={label} translate="no" data-nosnippet="">
      #
    </a>
  );
}

/** A heading of a page's text, with a link to itself and the menu of its section. */
export function ProseHeading({
  as: As,
  menuButton,
  plain: isPlain,
  children,
  ...props
}: ProseHeadingProps) {
  const { id } = props;
  // The build checks links to this section.
  useBrokenLinks().collectAnchor(id);
  if (!id || isPlain) return <As {...props}>{children}</As>;
  return (
    <As {...props}>
      {children}
      <HeadingLink id={id}>{children}</HeadingLink>
      {menuButton?.(textOf(children) || id)}
    </As>
  );
}

interface Props extends ComponentProps<'table'> {
  /** Plain text of the heading that the table stands below; told by `rehypeTables`, as is `notes`. */
  heading?: string;
  /** The last column holds sentences: on phones they stand below the others. */
  notes?: boolean;
  /** How many numeric columns follow the first, if all the others are numeric. */
  numeric?: string;
}

/** A table in a box that scrolls where the page is narrow. */
export function ProseTable({ heading, notes, numeric, ...props }: Props): ReactNode {
  const label = heading
    ? translate(
        {
          id: 'prose.table.named',
          message: 'Table: {heading}',
          description: 'Accessible name of the scrolling box around a table below that heading',
        },
        { heading },
      )
    : translate({
        id: 'prose.table.label',
        message: 'Table',
        description: 'Accessible name of the scrolling box around a table',
      });
  return (
    <div
      className={clsx('table', notes && 'notes', numeric && 'numeric')}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <table {...props} style={numeric ? ({ '--figures': numeric } as CSSProperties) : undefined} />
    </div>
  );
}

/** The box of a task in a list; readers cannot tick it. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({
        id: 'prose.task.done',
        message: 'Done',
        description: 'Accessible name of the ticked box of a task',
      })
    : translate({
        id: 'prose.task.open',
        message: 'To do',
        description: 'Accessible name of the empty box of a task',
      });
  return <input {...props} aria-label={label} />;
}

export function DocLink({ href = '', ...props }: ComponentProps<'a'>): ReactNode {
  // A footnote leads back to its number in the text.
  useBrokenLinks().collectAnchor(props.id);
  const target = linkTarget(href);
  if (target.kind === 'in-site') return <Link {...props} to={target.to} />;
  if (target.kind === 'untouched') return <a {...props} href={href} />;
  const hint = translate({
    id: 'prose.link.external',
    message: '(opens in a new tab)',
    description: 'Accessible hint at the end of a link that opens in a new tab',
  });
  return (
    <a {...props} href={href} target="_blank" rel="noopener noreferrer">
      {props.children}
      <span role="img" aria-label={hint} className={styles.mark} data-nosnippet="" />
    </a>
  );
}

/** Id and attribute that remark-rehype gives to the heading of the notes and to links back. */
export const NOTES_HEADING = 'footnote-label';
export const LINK_BACK = 'data-footnote-backref';

/** A line divides the notes from the text; screen readers get a heading instead. */
export function NotesHeading(): ReactNode {
  return (
    <h2 id={NOTES_HEADING} className={clsx(hidden.visuallyHidden, styles.label)}>
      {translate({
        id: 'prose.footnotes.label',
        message: 'Footnotes',
        description: 'Heading of the notes at the end of a page, for screen readers',
      })}
    </h2>
  );
}

/** An item of a list; the notes are one, and each has an id that its number in the text links to. */
export function NoteItem(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

/** From a note to the place in the text; a note that is named twice has two of them. */
export function LinkBack({ href, children }: ComponentProps<'a'>): ReactNode {
  const label = translate({
    id: 'prose.footnotes.back',
    message: 'Back to the text',
    description: 'Accessible name of the arrow behind a footnote',
  });
  const [arrow, place] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return (
    <Link to={href!} aria-label={label} translate="no" data-nosnippet="">
      {/* The variation selector makes it text: phones would draw it as a picture. */}
      {`${String(arrow)}\uFE0E`}
      {place}
    </Link>
  );
}
