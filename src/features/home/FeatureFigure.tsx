import type { ReactNode } from 'react';
import styles from './FeatureFigure.module.css';

const SHEET = 'h22v14h-22z';
const KEY = 'l9 6 9-6v18l-9-6-9 6z';

/** Three sources become one file, or three. */
function Structure(): ReactNode {
  return (
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
  );
}

/** The declaration of the sample library, as the showcase's build wrote it. */
function Declarations(): ReactNode {
  return (
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
  );
}

const FIGURES = { structure: Structure, declarations: Declarations };

/** A drawing that a feature may name. */
export function FeatureFigure({ name }: { name: keyof typeof FIGURES }): ReactNode {
  const Figure = FIGURES[name];
  return <Figure />;
}
