import type { ReactNode } from 'react';
import { FOOTER_MESSAGE, useLocale } from '@site/src/site/client';
import { InlineText } from '@rslib-docs/kit/ui/InlineText';
import { Features } from './Features';
import { EcosystemBlock } from './EcosystemBlock';
import { Hero } from './Hero';
import type { HomeFrontMatter } from './home-front-matter';
import styles from './Sections.module.css';

interface Props extends HomeFrontMatter {
  /** The page's own content, between the hero and the features. */
  children: ReactNode;
  /** A line of figures below the actions of the hero. */
  proof: ReactNode;
}

export function HomePage({ hero, children, proof, ...sheet }: Props): ReactNode {
  const locale = useLocale();
  const message = FOOTER_MESSAGE?.[locale];
  return (
    <main id="main" tabIndex={-1}>
      <Hero {...hero} proof={proof} />
      <div className={styles.text}>{children}</div>
      <Features {...sheet} />
      <EcosystemBlock />
      {message && (
        <p className={`wrap ${styles.message}`}>
          <InlineText text={message} />
        </p>
      )}
    </main>
  );
}
