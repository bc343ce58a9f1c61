import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { InlineText } from '@rslib-docs/kit/ui/InlineText';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import type { HomeFeature, HomeFrontMatter } from './home-front-matter';
import { SectionHead } from './Sections';
import styles from './Features.module.css';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

/** Text stays text. An svg in `currentColor` takes the color of the site in both appearances. */
function FeatureIcon({ icon }: { icon: string }): ReactNode {
  const svg = icon.trim();
  if (!svg.startsWith('<svg')) {
    return (
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    );
  }
  // An svg becomes a picture, so that it cannot run: a page's text never is markup.
  const source = svg.includes('xmlns=') ? svg : svg.replace('<svg', `<svg ${XMLNS}`);
  const url = `data:image/svg+xml,${encodeURIComponent(source)}`;
  return icon.includes('currentColor') ? (
    <span
      className={`${styles.icon} ${styles.tinted}`}
      style={{ '--icon': `url("${url}")` } as CSSProperties}
    />
  ) : (
    <img className={styles.icon} src={url} alt="" width={24} height={24} />
  );
}

const SHEET = 'h22v14h-22z';
const KEY = 'l9 6 9-6v18l-9-6-9 6z';

const FIGURES: Record<NonNullable<HomeFeature['figure']>, ReactNode> = {
  // Three sources become one file, or three.
  structure: (
    <svg className={styles.figure} viewBox="0 0 220 146" aria-hidden="true">
      <path className={styles.source} d={`M.5.5${SHEET}M.5 18.5${SHEET}M.5 36.5${SHEET}`} />
      <path className={styles.source} d={`M.5 86.5${SHEET}M.5 104.5${SHEET}M.5 122.5${SHEET}`} />
      <path className={styles.line} d="M28 26h66M28 112h66" />
      <path className={styles.key} d={`M52 17${KEY}M52 103${KEY}`} />
      <path
        className={styles.output}
        d={`M100 0h34v51h-34zM100.5 86.5${SHEET}M100.5 104.5${SHEET}M100.5 122.5${SHEET}`}
      />
      <text x="146" y="30">
        bundle
      </text>
      <text x="146" y="116">
        bundleless
      </text>
    </svg>
  ),
  // The declaration of the sample library, as the showcase's build wrote it.
  declarations: (
    <pre className={`code ${styles.snippet}`} translate="no">
      <code>
        <span className="line">
          <span className="t-keyword">export declare function</span>
        </span>
        <span className="line">
          {'  '}
          <span className="t-function">mix</span>(a: <span className="t-type">string</span>,
        </span>
        <span className="line">
          {'    '}b: <span className="t-type">string</span>): <span className="t-type">string</span>
          ;
        </span>
      </code>
    </pre>
  ),
};

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
      {figure && FIGURES[figure]}
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
