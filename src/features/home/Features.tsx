import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { InlineText } from '@rslib-docs/kit/ui/inline-text/InlineText';
import { VersionLink } from '@rslib-docs/kit/ui/version-link/VersionLink';
import { FeatureFigure } from './FeatureFigure';
import { FeatureIcon } from './FeatureIcon';
import type { HomeFeature, HomeFrontMatter } from './home-front-matter';
import { SectionHead } from './SectionHead';
import styles from './Features.module.css';

/** Columns that a feature takes unless it says otherwise. */
const DEFAULT_SPAN = 4;

function Feature({ feature, heading: Heading }: { feature: HomeFeature; heading: 'h2' | 'h3' }) {
  const { icon, title, details, link, figure, becomes, span = DEFAULT_SPAN } = feature;
  return (
    <li
      className={clsx(styles.feature, figure && styles.drawn)}
      style={{ '--span': span } as CSSProperties}
      data-span={span}
    >
      {icon && <FeatureIcon icon={icon} />}
      <div>
        <Heading>{link ? <VersionLink to={link}>{title}</VersionLink> : title}</Heading>
        <p>{details && <InlineText text={details} />}</p>
        {becomes && (
          <p className={styles.becomes} translate="no">
            <code>{becomes.from}</code>
            <i />
            <code>{becomes.to}</code>
          </p>
        )}
      </div>
      {figure && <FeatureFigure name={figure} />}
    </li>
  );
}

/** One ruled sheet of twelve columns. */
export function Features(sheet: Omit<HomeFrontMatter, 'hero'>): ReactNode {
  const { featuresTitle, featuresText, features = [] } = sheet;
  return (
    <section className="wrap" aria-labelledby={featuresTitle && 'features-title'}>
      {featuresTitle && (
        <SectionHead id="features-title" title={featuresTitle}>
          {featuresText}
        </SectionHead>
      )}
      <ul className={styles.sheet}>
        {features.map((feature) => (
          <Feature key={feature.title} feature={feature} heading={featuresTitle ? 'h3' : 'h2'} />
        ))}
      </ul>
    </section>
  );
}
