import type { ReactNode } from 'react';
import { useSiteFacts } from '@site/src/site/client';
import { Actions } from './Actions';
import { HeroArt } from './HeroArt';
import { HeroPicture } from './HeroPicture';
import type { HomeFrontMatter } from './home-front-matter';
import styles from './Hero.module.css';

type HeroProps = HomeFrontMatter['hero'] & {
  /** A line of figures below the actions. */
  proof: ReactNode;
};

/** Who this is, what it is for, and where to begin. */
export function Hero({ proof, ...hero }: HeroProps): ReactNode {
  const { toolVersion } = useSiteFacts();
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <p className={styles.name} translate="no">
            {hero.name} <code>{toolVersion}</code>
          </p>
          <h1 className={styles.title}>{hero.text}</h1>
          <p className={styles.tagline}>{hero.tagline}</p>
          <Actions actions={hero.actions ?? []} command={hero.command} />
          {proof}
        </div>
        {hero.image ? <HeroPicture {...hero.image} /> : <HeroArt />}
      </div>
    </section>
  );
}
