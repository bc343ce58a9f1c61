import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import styles from './Diagram.module.css';

interface DiagramProps {
  svg: string;
  title: string;
  description: string;
}

/** A drawing that scrolls in its own box where the page is narrow, so that its text stays legible. */
export function Diagram({ svg, title, description }: DiagramProps): ReactNode {
  const label = translate(
    {
      id: 'diagrams.label',
      message: 'Diagram: {title}',
      description: 'Accessible name of the scrolling box around a diagram',
    },
    { title },
  );
  return (
    <figure className={styles.diagram}>
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
        <div className={styles.drawing} aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
        <p className={hidden.visuallyHidden}>{description}</p>
      </div>
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  );
}
