import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Footnotes.module.css';

/** Id and attribute that remark-rehype gives to the heading of the notes and to links back. */
export const NOTES_HEADING = 'footnote-label';
export const LINK_BACK = 'data-footnote-backref';

export function NotesHeading(): ReactNode {
  return (
    <h2 id={NOTES_HEADING} className={styles.label}>
      {translate({
        id: 'footnotes.label',
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
    id: 'footnotes.back',
    message: 'Back to the text',
    description: 'Accessible name of the arrow behind a footnote',
  });
  const [arrow, place] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return (
    <Link to={href!} aria-label={label} translate="no" data-nosnippet="">
      {/* As a letter: phones would draw it as a picture. */}
      {`${String(arrow)}\uFE0E`}
      {place}
    </Link>
  );
}
