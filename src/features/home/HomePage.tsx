import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { CSSProperties, ReactNode } from 'react';
import { useSiteFacts } from '@site/src/site/client';
import type { HomeFrontMatter } from './home-front-matter';
import { HeroArt } from './HeroArt';
import { InstallCommand } from './InstallCommand';
import styles from './HomePage.module.css';

/** The home page, drawn from its front matter. */
export function HomePage({
  hero,
  features = [],
  ecosystem,
}: HomeFrontMatter & { ecosystem: ReactNode }): ReactNode {
  const { toolVersion } = useSiteFacts();
  return (
    <main id="main" tabIndex={-1}>
      <section className={styles.hero}>
        <div className={`wrap ${styles.inner}`}>
          <div>
            <p className={styles.name} translate="no">
              {hero.name} <code>{toolVersion}</code>
            </p>
            <h1 className={styles.title}>{hero.text}</h1>
            <p className={styles.tagline}>{hero.tagline}</p>
            <div className={styles.actions}>
              {hero.actions?.map(({ theme, text, link }) => (
                <Link
                  key={link}
                  to={link}
                  className={clsx(styles.action, theme === 'brand' && styles.brand)}
                >
                  {text}
                </Link>
              ))}
            </div>
            {hero.command && <InstallCommand command={hero.command} />}
          </div>
          <HeroArt />
        </div>
      </section>
      <div className="wrap">
        <ul className={styles.features}>
          {features.map(({ title, details, link, span = 4 }) => (
            <li key={title} className={styles.feature} style={{ '--span': span } as CSSProperties}>
              <h2>{link ? <Link to={link}>{title}</Link> : title}</h2>
              <p>{details}</p>
            </li>
          ))}
        </ul>
      </div>
      {ecosystem}
    </main>
  );
}
